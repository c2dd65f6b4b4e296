pragma ComponentBehavior: Bound
import QtQuick

Rectangle {
    id: panel

    required property string title
    required property string standing
    required property var items
    property int steps: 0

    readonly property bool brief: height < Tokens.mm(64)
    readonly property int counted: brief ? Math.min(steps, 6) : parts.count + (parts.count > 10 ? 2 : parts.count > 8 ? 1 : 0)

    color: Tokens.colour.panel
    border.width: Tokens.outlined ? Tokens.hair : 0
    border.color: Tokens.colour.line

    Label {
        id: heading
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.pad
        anchors.topMargin: Tokens.mm(2)
        text: panel.title
        color: Tokens.colour.muted
        font.weight: Font.Bold
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        font.pixelSize: panel.brief && text.length > 18 ? Tokens.mm(2.9) : Tokens.body
    }
    Column {
        id: list
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(1.5)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(0.5)
        anchors.rightMargin: Tokens.mm(0.5)
        spacing: Tokens.mm(0.5)

        Repeater {
            id: parts
            model: panel.items
            ChecklistItem {
                visible: !panel.brief || (!part && near)
                width: list.width
                brief: panel.brief
                stepHeight: Math.min(Tokens.mm(8.6), (panel.height - list.y) / Math.max(1, panel.counted) - list.spacing)
            }
        }
    }
    Label {
        visible: panel.standing !== "" && !panel.brief
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.pad
        text: panel.standing
        color: Tokens.colour.done
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
}
