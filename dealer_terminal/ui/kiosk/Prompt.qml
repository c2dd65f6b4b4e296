import QtQuick
import dealer_terminal.ui.shared

/* The one thing to do now, in the manual's words, as large as its place allows, and its paragraph. */
Item {
    id: prompt

    required property string text
    required property string citation
    required property string printed
    property real most: Tokens.title

    Accessible.role: Accessible.StaticText
    Accessible.name: `${text} ${citation}`

    Label {
        id: words
        width: parent.width
        height: Math.max(0, prompt.height - source.height - Tokens.mm(0.6))
        text: prompt.text
        font.pixelSize: prompt.most
        font.weight: Font.Bold
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3.2)
    }
    Row {
        id: source
        y: Math.min(words.contentHeight, words.height) + Tokens.mm(0.6)
        spacing: Tokens.mm(2)

        Label {
            text: prompt.citation === "" ? "" : `§ ${prompt.citation}`
            color: Tokens.colour.gold
        }
        Label {
            visible: prompt.printed !== ""
            text: prompt.printed
            color: Tokens.colour.muted
        }
    }
}
