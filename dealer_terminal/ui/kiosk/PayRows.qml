pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Every wager of the hand in the order in which the dealer works, then those that pay nothing. */
Column {
    id: rows

    required property var lines
    required property int singles
    required property int doubles
    required property real room
    readonly property int count: singles + doubles
    readonly property real share: singles + 1.7 * doubles
    readonly property real between: (count - 1) * spacing
    readonly property real single: Math.min(Tokens.mm(8), (room - between) / Math.max(1, share))
    readonly property bool dense: single < Tokens.mm(6)
    readonly property real needed: between + share * Tokens.mm(count > 3 ? 4.9 : 6.1)

    spacing: Tokens.mm(count > 3 ? 0 : 0.8)

    Repeater {
        model: rows.lines
        PayRow {
            width: rows.width
            height: rows.single * (tall ? 1.7 : 1)
            dense: rows.dense
        }
    }
}
