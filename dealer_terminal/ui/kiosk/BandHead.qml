import QtQuick
import dealer_terminal.ui.kit

/* Head of a band, as low as a key: title, paragraph, and the original of a translated title on at most two lines, then
   the question in the remaining height. Text on a form to be signed is never smaller than its evidence. */
Item {
    id: head

    required property string title
    required property string question
    required property string citation
    required property string printed
    required property string backText
    property bool signed: false
    readonly property real least: Tokens.mm(signed ? 3.05 : 2.6)

    signal backTouched

    Accessible.role: Accessible.Grouping
    Accessible.name: [head.title, head.question, head.citation, head.printed].filter(part => part !== "").join(" ")

    function run(text: string, ink: color): string {
        return `<font color="${ink}">${text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")}</font>`;
    }

    SecondaryButton {
        id: back
        visible: head.backText !== ""
        width: visible ? Math.min(implicitWidth, Tokens.mm(22)) : 0
        height: head.height
        text: head.backText
        sign: "back"
        onActivated: head.backTouched()
    }
    Label {
        id: about
        anchors.left: back.right
        anchors.leftMargin: back.visible ? Tokens.mm(2) : 0
        anchors.right: parent.right
        height: head.height * (head.question === "" ? 1 : 0.62)
        text: [head.run(head.title, Tokens.colour.pending), head.run(head.citation === "" ? "" : `§ ${head.citation}`, Tokens.colour.gold), head.run(head.printed, Tokens.colour.gold)].join(" &nbsp; ")
        textFormat: Text.StyledText
        font.weight: Font.Bold
        lineHeight: 0.88
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: head.least
    }
    Label {
        anchors.left: about.left
        anchors.right: parent.right
        y: about.contentHeight
        height: head.height - y
        text: head.question
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        lineHeight: 0.88
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: head.least
    }
}
