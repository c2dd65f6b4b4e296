import QtQuick
import dealer_terminal.ui.kit

/* One search result: its time, its round, what happened, and what was paid. */
TouchTarget {
    id: row

    required property int position
    required property string time
    required property string round
    required property string text
    required property string money
    required property bool lit

    name: `found ${position}`
    spoken: [time, round, text, money].filter(part => part !== "").join(" · ")
    activeFocusOnTab: false
    implicitHeight: told.y + told.height + Tokens.mm(1.5)

    Rectangle {
        anchors.fill: parent
        color: row.lit || row.pressed ? Tokens.colour.raised : "transparent"
    }
    Rectangle {
        visible: row.lit
        width: Tokens.mm(1)
        height: parent.height
        color: Tokens.colour.current
    }
    Label {
        id: clock
        x: Tokens.mm(3)
        y: Tokens.mm(1.2)
        height: Tokens.mm(4.4)
        text: row.time
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        id: paid
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        y: clock.y
        height: clock.height
        text: row.money
        color: Tokens.colour.gold
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        id: told
        x: clock.x
        anchors.top: clock.bottom
        width: parent.width - 2 * x
        height: implicitHeight
        text: row.round === "" ? row.text : `${row.round} · ${row.text}`
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Tokens.mm(3)
        width: parent.width - 2 * x
        height: 1
        color: Tokens.colour.raised
    }
}
