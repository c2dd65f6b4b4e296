pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A table as printed in the manual, with ruled lines. */
Column {
    id: table

    required property var lines
    required property bool headed

    Repeater {
        model: table.lines.length
        Item {
            id: row
            required property int index
            readonly property var cells: table.lines[index] ?? []
            readonly property bool head: table.headed && index === 0
            width: table.width
            height: line.height + Tokens.mm(0.3)

            Row {
                id: line
                Repeater {
                    model: row.cells.length
                    StyledLabel {
                        required property int index
                        readonly property var cell: row.cells[index] ?? ({ runs: [], share: 0 })
                        width: Math.floor(table.width * cell.share)
                        rightPadding: Tokens.mm(1)
                        runs: cell.runs
                        color: row.head ? Tokens.colour.muted : Tokens.colour.text
                        font.pixelSize: Tokens.mm(row.cells.length > 4 ? 3 : 3.4)
                        font.weight: row.head ? Font.Bold : Font.Medium
                    }
                }
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Tokens.hair
                color: Tokens.colour.line
                opacity: row.head ? 1 : 0.5
            }
        }
    }
}
