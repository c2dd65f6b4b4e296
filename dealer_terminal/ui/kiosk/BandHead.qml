import QtQuick
import dealer_terminal.ui.shared

/* What a band is about, as low as a key: title and paragraph in one line, beside a translated title its English, the question in the next. */
Item {
    id: head

    required property string title
    required property string question
    required property string citation
    required property string printed
    required property string backText

    signal backTouched

    Accessible.role: Accessible.Grouping
    Accessible.name: [head.title, head.question, head.citation, head.printed].filter(part => part !== "").join(" ")

    SecondaryButton {
        id: back
        visible: head.backText !== ""
        width: visible ? implicitWidth : 0
        height: head.height
        text: head.backText
        sign: "back"
        onActivated: head.backTouched()
    }
    TextMetrics {
        id: natural
        font.family: Tokens.family
        font.pixelSize: Tokens.body
        font.weight: Font.Bold
        text: head.title
    }
    Label {
        id: title
        anchors.left: back.right
        anchors.leftMargin: back.visible ? Tokens.mm(2) : 0
        height: head.height * 0.42
        width: Math.min(natural.advanceWidth + Tokens.mm(0.5), (head.width - x) * (head.printed === "" ? 0.6 : 0.42))
        text: head.title
        color: Tokens.colour.pending
        font.weight: Font.Bold
        lineHeight: 0.85
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Tokens.mm(2.5)
        anchors.right: parent.right
        height: title.height
        text: [head.citation === "" ? "" : `§ ${head.citation}`, head.printed].filter(part => part !== "").join(" · ")
        color: Tokens.colour.gold
        lineHeight: 0.85
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        anchors.left: title.left
        anchors.right: parent.right
        anchors.top: title.bottom
        height: head.height - title.height
        text: head.question
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
}
