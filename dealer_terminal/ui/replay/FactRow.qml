import QtQuick
import dealer_terminal.ui.kit

/* One fact: the table's time, the camera's time below it, what happened, its step and paragraph, and the money moved.
   */
TouchTarget {
    id: row

    required property int position
    required property string time
    required property string camera
    required property string text
    required property string source
    required property string money
    required property string weight
    required property bool present
    readonly property bool heavy: weight === "irregular" || weight === "act"

    name: `fact ${position}`
    spoken: [time, camera, text, source, money].filter(part => part !== "").join(" · ")
    says: present ? "present" : ""
    activeFocusOnTab: false
    implicitHeight: Math.max(words.height + below.height, clock.height + (row.camera === "" ? 0 : shows.height)) + Tokens.mm(2)

    Rectangle {
        anchors.fill: parent
        color: row.present ? Tokens.colour.raised : "transparent"
    }
    Rectangle {
        visible: row.present || row.heavy
        width: Tokens.mm(1.4)
        height: parent.height
        color: row.present ? Tokens.colour.current : row.weight === "act" ? Tokens.colour.overridden : Tokens.colour.pending
    }
    Label {
        id: clock
        x: Tokens.mm(3)
        y: Tokens.mm(1)
        width: Tokens.mm(25.5)
        height: Tokens.mm(4.6)
        text: row.time
        color: row.present ? Tokens.colour.current : Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        id: shows
        visible: row.camera !== ""
        x: clock.x
        anchors.top: clock.bottom
        width: clock.width
        text: row.camera
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(3)
        wrapMode: Text.WordWrap
    }
    Label {
        id: words
        anchors.left: clock.right
        y: Tokens.mm(1)
        width: parent.width - x - Tokens.mm(3)
        height: Math.max(Tokens.mm(4.6), implicitHeight)
        text: row.text
        font.pixelSize: Tokens.small
        font.weight: row.present || row.heavy ? Font.Bold : Font.Medium
        wrapMode: Text.WordWrap
    }
    Item {
        id: below

        readonly property bool beside: row.source === "" || moved.width < width / 2

        anchors.left: words.left
        anchors.top: words.bottom
        width: words.width
        height: row.source === "" && row.money === "" ? 0 : Math.max(Tokens.mm(4.4), rule.height, moved.y + moved.height)

        Label {
            id: rule
            width: parent.width - (row.money !== "" && below.beside ? moved.width + Tokens.mm(2) : 0)
            height: Math.max(Tokens.mm(4.4), implicitHeight)
            text: row.source
            color: Tokens.colour.muted
            font.pixelSize: Tokens.mm(3)
            wrapMode: Text.WordWrap
        }
        Label {
            id: moved
            anchors.right: parent.right
            y: below.beside ? 0 : rule.height
            text: row.money
            color: Tokens.colour.gold
            font.pixelSize: Tokens.mm(3.2)
            font.weight: Font.Bold
        }
    }
}
