import QtQuick
import dealer_terminal.ui.kit

/* The most urgent alarm of a table, and the number of other alarms. */
Item {
    id: need

    required property string text
    required property string more
    required property bool acted
    required property string urgency
    readonly property bool calls: urgency === "now" && !acted

    Rectangle {
        visible: need.text !== ""
        anchors.fill: parent
        radius: Tokens.radius / 2
        color: Tokens.colour.plate
        border.width: Math.max(1, Tokens.hair)
        border.color: need.calls ? Tokens.colour.refusalLine : need.acted ? Tokens.colour.line : Tokens.colour.pending
    }
    Label {
        x: Tokens.mm(2)
        width: beside.x - x - Tokens.mm(1)
        height: parent.height
        text: need.text
        color: need.calls ? Tokens.colour.refusalLine : Tokens.colour.text
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        lineHeight: 0.95
        maximumLineCount: Math.max(1, Math.floor(height / (Tokens.small * 1.22)))
        elide: Text.ElideRight
    }
    Label {
        id: beside
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        height: parent.height
        text: need.more
        font.weight: Font.Bold
    }
}
