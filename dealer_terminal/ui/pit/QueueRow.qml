import QtQuick
import dealer_terminal.ui.kit

/* One item to review: time, table, action, dealer, approvers, and status. */
TouchTarget {
    id: row

    required property string journal
    required property int position
    required property string time
    required property string table
    required property string simulated
    required property string subject
    required property string text
    required property string dealer
    required property string signed
    required property string worked
    required property bool done

    name: `item ${journal} ${position}`
    spoken: [row.time, row.table, row.simulated, row.subject, row.text, row.dealer, row.signed, row.worked].filter(part => part !== "").join(" · ")
    implicitHeight: Math.max(Tokens.mm(13), words.y + words.height + Tokens.mm(2))

    Rectangle {
        anchors.fill: parent
        color: row.pressed ? Tokens.colour.pressed : "transparent"
    }
    Label {
        id: time
        x: Tokens.mm(6)
        y: Tokens.mm(1.5)
        width: Tokens.mm(36)
        height: Tokens.mm(5)
        text: row.time
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        x: time.x
        anchors.top: time.bottom
        width: Tokens.mm(36)
        height: Tokens.mm(5)
        text: row.table
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        elide: Text.ElideRight
    }
    Label {
        id: subject
        x: Tokens.mm(44)
        y: time.y
        width: beside.x - x - Tokens.mm(2)
        height: time.height
        text: row.simulated === "" ? row.subject : `${row.simulated} · ${row.subject}`
        color: row.simulated !== "" ? Tokens.colour.simulated : row.done ? Tokens.colour.muted : Tokens.colour.text
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        elide: Text.ElideRight
    }
    Label {
        id: words
        x: subject.x
        anchors.top: subject.bottom
        width: beside.x - x - Tokens.mm(2)
        height: Math.max(Tokens.mm(5), implicitHeight)
        text: row.text
        color: row.done ? Tokens.colour.muted : Tokens.colour.text
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Label {
        id: beside
        x: parent.width - width - Tokens.mm(36)
        y: time.y
        width: Tokens.mm(52)
        height: time.height
        text: row.dealer
        font.pixelSize: Tokens.small
        elide: Text.ElideRight
    }
    Label {
        x: beside.x
        anchors.top: beside.bottom
        width: beside.width
        height: time.height
        text: row.signed === "" ? "" : `✓ ${row.signed}`
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        elide: Text.ElideRight
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4)
        y: time.y
        width: Tokens.mm(30)
        height: time.height
        horizontalAlignment: Text.AlignRight
        text: row.worked
        color: row.done ? Tokens.colour.muted : Tokens.colour.current
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Tokens.mm(4)
        width: parent.width - 2 * x
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
