pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* A page to read, such as the manual. */
Sheet {
    id: sheet

    required property var shown

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.mark} ${shown.title}`

    Label {
        id: mark
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.margins: Tokens.mm(3)
        text: sheet.shown.mark
        color: Tokens.colour.pending
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Label {
        id: heading
        anchors.left: mark.right
        anchors.leftMargin: Tokens.mm(4)
        anchors.right: page.left
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: mark.verticalCenter
        text: sheet.shown.title
        wrapMode: Text.WordWrap
        maximumLineCount: 2
    }
    Label {
        id: page
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: mark.verticalCenter
        text: sheet.shown.page
        color: Tokens.colour.muted
    }
    Column {
        anchors.top: mark.bottom
        anchors.topMargin: Tokens.mm(2)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.mm(3)
        spacing: Tokens.mm(1.6)

        Repeater {
            model: sheet.shown.lines.length
            PaperLine {
                required property int index
                line: sheet.shown.lines[index] ?? ({ text: "", note: "", value: "" })
                width: parent.width
            }
        }
    }
}
