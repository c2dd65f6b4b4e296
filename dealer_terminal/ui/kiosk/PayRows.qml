pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Every wager of the hand, one line each, in the order in which the dealer works. */
Grid {
    id: rows

    required property var lines
    required property real room
    readonly property int count: repeater.count
    readonly property int per: columns === 1 ? repeater.count : Math.ceil(repeater.count / columns)
    readonly property real rowHeight: Math.min(Tokens.mm(12), (room - (per - 1) * rowSpacing) / Math.max(1, per))

    columns: repeater.count > 4 ? 3 : repeater.count > 2 ? 2 : 1
    rowSpacing: Tokens.mm(0.8)
    columnSpacing: Tokens.mm(1)

    Repeater {
        id: repeater
        model: rows.lines
        PayRow {
            width: (rows.width - (rows.columns - 1) * rows.columnSpacing) / rows.columns
            height: rows.rowHeight
            narrow: rows.columns > 1
            bare: rows.columns > 2
        }
    }
}
