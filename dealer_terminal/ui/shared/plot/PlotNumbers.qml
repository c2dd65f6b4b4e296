pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The numbers behind a plot, as a table. What the numbers are of has twice the room. */
Item {
    id: table

    required property var columns
    required property var rows
    readonly property real cell: (width - Tokens.mm(2)) / (columns.length + 1)

    signal opened(string key)

    Row {
        id: head
        x: Tokens.mm(1)
        spacing: Tokens.mm(1.4)
        Repeater {
            model: table.columns.length
            Label {
                required property int index
                width: (index === 0 ? 2 * table.cell : table.cell) - Tokens.mm(1.4)
                height: Tokens.mm(8)
                text: table.columns[index] ?? ""
                color: Tokens.colour.muted
                font.pixelSize: Tokens.mm(2.9)
                font.weight: Font.Bold
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Tokens.mm(2)
            }
        }
    }
    ListView {
        id: list
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: table.rows
        boundsBehavior: ListView.StopAtBounds
        spacing: Tokens.mm(0.6)
        delegate: PlotNumbersRow {
            width: list.width
            cell: table.cell
            onActivated: table.opened(key)
        }
    }
}
