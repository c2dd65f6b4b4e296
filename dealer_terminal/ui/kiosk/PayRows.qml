pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Every wager of the hand in the order in which the dealer works; where they are many, what pays nothing is one last line. */
Column {
    id: rows

    required property var lines
    required property int singles
    required property int doubles
    required property real room
    readonly property int beside: whole.count - singles - doubles + 1
    readonly property bool dense: single < Tokens.mm(6)
    readonly property real free: room - (singles + doubles - 1) * spacing
    readonly property real single: Math.min(Tokens.mm(8), free / Math.max(1, singles + 1.7 * doubles))
    readonly property real twice: Math.min(Tokens.mm(singles + doubles > 1 ? 11.8 : 13), 1.7 * single, free)

    spacing: Tokens.mm(singles > 3 ? 0 : 0.8)

    Repeater {
        id: whole
        model: rows.lines
        PayRow {
            required property string size

            visible: size !== "small"
            width: rows.width
            tall: size === "double"
            height: tall ? rows.twice : rows.single
            dense: rows.dense
        }
    }
    Flow {
        width: rows.width
        spacing: Tokens.mm(1.6)

        Repeater {
            model: rows.lines
            PayMark {
                required property string size

                visible: size === "small"
                told: rows.beside < 3
                height: rows.single
            }
        }
    }
}
