import QtQuick
import dealer_terminal.ui.shared

/* The one thing to do now, in the manual's words, as large as its place allows, and its paragraph right below. */
Item {
    id: prompt

    required property string text
    required property string citation
    required property string printed
    property real most: Tokens.title
    property bool centred: false
    property bool tight: !centred
    readonly property real written: words.contentHeight + source.height + Tokens.mm(1.2)

    Accessible.role: Accessible.StaticText
    Accessible.name: `${text} ${citation}`

    Label {
        id: words
        glanced: prompt.centred && prompt.printed === ""
        y: prompt.centred ? Math.max(0, (prompt.height - prompt.written) / 2) : 0
        width: parent.width
        height: Math.max(0, prompt.height - source.height - Tokens.mm(0.6))
        text: prompt.text
        font.pixelSize: prompt.most
        font.weight: Font.Bold
        lineHeight: 0.92
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3)
    }
    Item {
        id: source
        y: words.y + words.contentHeight + Tokens.mm(0.6)
        width: parent.width
        height: paragraph.height + (printed.visible ? printed.height : 0)

        Label {
            id: paragraph
            text: prompt.citation === "" ? "" : `§ ${prompt.citation}`
            color: Tokens.colour.gold
            font.pixelSize: prompt.tight ? Tokens.small : Tokens.body
        }
        Label {
            id: printed
            visible: prompt.printed !== "" && prompt.height >= Tokens.mm(20)
            anchors.top: paragraph.bottom
            width: parent.width
            height: Math.min(implicitHeight, Tokens.mm(8), prompt.height - Tokens.mm(17))
            text: prompt.printed
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            lineHeight: 0.92
            verticalAlignment: Text.AlignTop
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Tokens.mm(2.6)
        }
    }
}
