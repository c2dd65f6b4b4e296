import QtQuick

/* An instruction in the manual's words, with its paragraph. */
Item {
    id: instruction

    required property string text
    required property string citation
    property string printed: ""
    property int lines: 2
    property int size: Tokens.title

    implicitHeight: words.implicitHeight + Tokens.mm(0.8) + source.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: `${text} ${citation}`

    Label {
        id: words
        width: parent.width
        text: instruction.text
        font.pixelSize: instruction.size
        font.weight: Font.Bold
        lineHeight: 1.05
        wrapMode: instruction.lines > 1 ? Text.WordWrap : Text.NoWrap
        maximumLineCount: instruction.lines
        fontSizeMode: instruction.lines > 1 ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3.4)
    }
    Row {
        id: source
        anchors.top: words.bottom
        anchors.topMargin: Tokens.mm(0.8)
        spacing: Tokens.mm(2)

        Label {
            text: `§ ${instruction.citation}`
            color: Tokens.colour.gold
        }
        Label {
            visible: instruction.printed !== ""
            text: instruction.printed
            color: Tokens.colour.muted
        }
    }
}
