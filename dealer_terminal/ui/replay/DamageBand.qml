import QtQuick
import dealer_terminal.ui.kit

/* Warning that part of what is shown is damaged: its place, what cannot be shown, and what is not verified. */
Rectangle {
    id: band

    required property string told

    visible: told !== ""
    height: visible ? words.height + Tokens.mm(2) : 0
    color: Tokens.colour.refusal
    border.width: Tokens.stroke
    border.color: Tokens.colour.refusalLine
    Accessible.role: Accessible.AlertMessage
    Accessible.name: told

    Label {
        id: words
        x: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x
        text: band.told
        color: Tokens.colour.refusalInk
        font.weight: Font.Bold
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
}
