import QtQuick
import dealer_terminal.ui.kit

/* Result of the last press, until the next one. */
Rectangle {
    id: said

    required property string text
    required property real most

    width: Math.min(most, words.implicitWidth + 2 * Tokens.pad)
    height: words.height + Tokens.mm(4)
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: Tokens.stroke
    border.color: Tokens.colour.gold
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Label {
        id: words
        anchors.centerIn: parent
        width: parent.width - 2 * Tokens.pad
        text: said.text
        color: Tokens.colour.gold
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
}
