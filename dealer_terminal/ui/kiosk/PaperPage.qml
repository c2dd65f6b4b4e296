pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A page to read, such as the manual, in two columns. */
Sheet {
    id: sheet

    required property var shown
    readonly property real edge: Tokens.mm(3)
    readonly property real between: Tokens.mm(6)

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.mark} ${shown.title}`

    Label {
        id: mark
        anchors.left: parent.left
        anchors.leftMargin: sheet.edge
        y: Tokens.mm(0.8)
        height: Tokens.mm(9)
        text: sheet.shown.mark
        color: Tokens.colour.pending
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Label {
        id: heading
        anchors.left: mark.right
        anchors.leftMargin: Tokens.mm(4)
        anchors.right: note.left
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: mark.verticalCenter
        height: mark.height
        text: sheet.shown.title
        color: sheet.shown.told ? Tokens.colour.text : Tokens.colour.muted
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        font.pixelSize: Tokens.small
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: note
        anchors.right: page.left
        anchors.rightMargin: Tokens.mm(5)
        anchors.verticalCenter: mark.verticalCenter
        width: Math.min(implicitWidth, Tokens.mm(86))
        height: mark.height
        text: sheet.shown.note
        color: Tokens.colour.gold
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.8)
    }
    Label {
        id: page
        anchors.right: parent.right
        anchors.rightMargin: sheet.edge
        anchors.verticalCenter: mark.verticalCenter
        text: sheet.shown.page
        font.pixelSize: Tokens.mm(4.8)
        font.weight: Font.Bold
    }
    Label {
        id: told
        objectName: "told"
        readonly property bool drawnWhole: !truncated && contentHeight <= height && told.y + height < sheet.height
        Accessible.role: Accessible.StaticText
        Accessible.name: drawnWhole ? text : ""
        anchors.left: mark.left
        anchors.right: page.right
        anchors.top: mark.bottom
        height: text ? implicitHeight + Tokens.mm(1.5) : 0
        text: sheet.shown.told
        wrapMode: Text.Wrap
        font.pixelSize: Tokens.mm(3.4)
        font.weight: Font.Bold
        verticalAlignment: Text.AlignTop
    }
    Rectangle {
        anchors.left: mark.left
        anchors.right: page.right
        anchors.top: told.bottom
        height: Tokens.hair
        color: Tokens.colour.line
    }
    Row {
        id: columns
        anchors.left: mark.left
        anchors.right: page.right
        anchors.top: told.bottom
        anchors.topMargin: Tokens.mm(0.6)
        anchors.bottom: parent.bottom
        spacing: sheet.between

        Repeater {
            model: sheet.shown.columns.length
            PaperColumn {
                required property int index
                lines: sheet.shown.columns[index] ?? []
                width: (columns.width - sheet.between) / 2
            }
        }
    }
}
