pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The pay tables of the table next to each other, large enough to show to a player. */
Sheet {
    id: sheet

    required property var shown
    readonly property real gap: Tokens.mm(2)
    readonly property var weights: shown.tables.map(weight)
    readonly property real whole: weights.reduce((sum, each) => sum + each, 0)

    function weight(table: var): int {
        return Math.min(32, Math.max(17, ...table.lines.map(line => line.event.length + line.odds.length)));
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.title} ${shown.note}`

    Label {
        id: title
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(3)
        y: Tokens.mm(1.2)
        height: Tokens.mm(9)
        text: sheet.shown.title
        color: Tokens.colour.pending
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Tokens.mm(5)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: title.verticalCenter
        text: sheet.shown.note
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Row {
        id: tables
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.rightMargin: Tokens.mm(3)
        anchors.top: title.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(2)
        spacing: sheet.gap

        Repeater {
            model: sheet.shown.tables.length
            PayTable {
                required property int index
                table: sheet.shown.tables[index] ?? ({ name: "", option: "", citation: "", lines: [], wager: "", result: "", mark: "" })
                most: Math.max(...sheet.shown.tables.map(each => each.lines.length))
                width: (tables.width - (sheet.weights.length - 1) * sheet.gap) * (sheet.weights[index] ?? 0) / sheet.whole
                height: tables.height
            }
        }
    }
}
