pragma ComponentBehavior: Bound
import QtQuick

/* The wager at hand large, the others of this seat as a row of pills where there is room. */
Column {
    id: list

    required property var lines
    property real room: Infinity

    spacing: Tokens.mm(0.8)

    Repeater {
        model: list.lines
        PayLine {
            required property bool current
            visible: current
            width: list.width
        }
    }
    Flow {
        id: others
        width: list.width
        spacing: Tokens.mm(1.2)
        opacity: y + height <= list.room ? 1 : 0

        Repeater {
            model: list.lines
            PayPill {
                required property bool current
                visible: !current
            }
        }
    }
}
