pragma ComponentBehavior: Bound
import QtQuick

Rectangle {
    id: panel

    required property string title
    required property string standing
    required property var items
    property int steps: 0

    readonly property bool brief: height < Tokens.mm(64)
    readonly property real room: height - list.y - Tokens.mm(0.5) - list.spacing * (brief ? Math.min(steps, 6) : parts.count)
    /* Height of a step. The parts and the current step may have two lines; the other steps share the rest. */
    readonly property real stepHeight: Math.min(Tokens.mm(8.6), brief ? room / Math.max(1, Math.min(steps, 6)) : Math.min(room - taken(false), (room - taken(true)) * Math.max(1, steps) / Math.max(1, steps - 1)) / Math.max(1, steps))

    function taken(inTurn: bool): real {
        let high = 0;
        for (let at = 0; at < parts.count; at++) {
            const item = parts.itemAt(at) as ChecklistItem;
            if (item !== null && (item.part || (inTurn && item.current)))
                high += item.needed;
        }
        return high;
    }

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
                stepHeight: panel.stepHeight
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
