import QtQuick
import dealer_terminal.ui.kit

/* The values at the place of a tap. */
Rectangle {
    id: reading

    required property string text

    width: Math.min(words.implicitWidth + Tokens.mm(4), Tokens.mm(110))
    height: words.height + Tokens.mm(2)
    radius: Tokens.radius / 2
    color: Tokens.colour.plate
    border.color: Tokens.colour.current
    border.width: Tokens.hair

    Label {
        id: words
        x: Tokens.mm(2)
        y: Tokens.mm(1)
        width: reading.width - Tokens.mm(4)
        text: reading.text
        color: Tokens.colour.plateInk
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
