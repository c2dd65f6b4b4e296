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
    Item {
        id: source
        anchors.top: words.bottom
        anchors.topMargin: Tokens.mm(0.6)
        width: parent.width
        height: Math.max(paragraph.height, printed.visible ? printed.height : 0)

        Label {
            id: paragraph
            text: prompt.citation === "" ? "" : `§ ${prompt.citation}`
            color: Tokens.colour.gold
        }
        Label {
            id: printed
            visible: prompt.printed !== "" && prompt.height >= Tokens.mm(16)
            anchors.left: paragraph.right
            anchors.leftMargin: Tokens.mm(2)
            anchors.right: parent.right
            height: Math.min(implicitHeight, Tokens.mm(7.5))
            text: prompt.printed
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            verticalAlignment: Text.AlignTop
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Tokens.mm(2.6)
        }
    }
}
