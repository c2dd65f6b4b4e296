pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The wagers of the hand in the order of the dealer's work, followed by those that pay nothing. Each row is as high as
   its content, or higher if there is room. */
Column {
    id: rows

    required property var lines
    required property real room
    readonly property int count: repeater.count
    readonly property bool dense: count > 3
    readonly property var shown: Array.from({ length: repeater.changes > 0 ? count : 0 }, (_, at) => repeater.itemAt(at) as PayRow).filter(row => row !== null)
    readonly property bool dear: shown.some(row => row.result !== "held" && row.amount.length > 7)
    readonly property real most: Tokens.mm(43)
    readonly property bool tight: shown.reduce((sum, row) => sum + row.lines.wish, 0) > most
    readonly property bool chipped: dense && shown.reduce((sum, row) => sum + row.lines.wishChipped, 0) <= Tokens.mm(44.6)
    readonly property real least: shown.reduce((sum, row) => sum + row.implicitHeight, 0)
    readonly property real between: Math.max(0, count - 1) * spacing
    readonly property real needed: least + between
    readonly property real stretch: least > 0 ? Math.max(1, Math.min(1.25, (room - between) / least)) : 1

    spacing: Tokens.mm(dense ? 0 : 0.8)

    Repeater {
        id: repeater

        property int changes: 0

        onItemAdded: changes += 1
        onItemRemoved: changes += 1
        model: rows.lines
        PayRow {
            width: rows.width
            height: Math.floor(implicitHeight * rows.stretch)
            dense: rows.dense
            tight: rows.tight
            chipped: rows.chipped
            alone: rows.count === 1
        }
    }
}
