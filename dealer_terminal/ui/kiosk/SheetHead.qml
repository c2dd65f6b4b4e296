import QtQuick
import dealer_terminal.ui.shared

/* What a sheet is about: its title, its question in large, and the paragraph. */
Item {
    id: head

    required property string title
    required property string question
    required property string citation
    required property string backText
    property int lines: 3

    signal backTouched

    implicitHeight: Math.max(Tokens.mm(16), words.y + words.height)

    Accessible.role: Accessible.Grouping
    Accessible.name: [title, question, citation].filter(part => part !== "").join(" ")

    Label {
        id: heading
        anchors.left: parent.left
        anchors.right: back.left
        anchors.rightMargin: Tokens.mm(2)
        text: head.title
        color: Tokens.colour.pending
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.right: back.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(0.5)

        Label {
            width: parent.width
            glanced: true
            text: head.question
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
            maximumLineCount: head.lines
        }
        Label {
            visible: head.citation !== ""
            width: parent.width
            text: `§ ${head.citation}`
            color: Tokens.colour.gold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
    SecondaryButton {
        id: back
        visible: head.backText !== ""
        width: visible ? implicitWidth : 0
        anchors.right: parent.right
        anchors.top: parent.top
        text: head.backText
        sign: "back"
        onActivated: head.backTouched()
    }
}
