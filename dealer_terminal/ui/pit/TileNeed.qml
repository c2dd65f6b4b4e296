import QtQuick
import dealer_terminal.ui.shared

/* What calls for somebody at a table, and how much else does. */
Item {
    id: need

    required property string text
    required property string more
    required property string urgency

    Rectangle {
        visible: need.text !== ""
        anchors.fill: parent
        radius: Tokens.radius / 2
        color: Tokens.colour.plate
        border.width: Math.max(1, Tokens.hair)
        border.color: need.urgency === "now" ? Tokens.colour.refusalLine : Tokens.colour.pending
    }
    Label {
        x: Tokens.mm(2)
        width: parent.width - x - Tokens.mm(2) - (need.more === "" ? 0 : count.implicitWidth + Tokens.mm(1))
        height: parent.height
        text: need.text
        color: need.urgency === "now" ? Tokens.colour.refusalLine : Tokens.colour.text
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        maximumLineCount: Math.max(1, Math.floor(height / (Tokens.small * 1.35)))
        elide: Text.ElideRight
    }
    Label {
        id: count
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        height: parent.height
        text: need.more
        font.weight: Font.Bold
    }
}
