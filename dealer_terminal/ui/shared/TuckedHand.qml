pragma ComponentBehavior: Bound
import QtQuick

/* Three cards under a bonus wager that a folded hand still plays for. */
Item {
    id: hand

    Repeater {
        model: 3
        CardBack {
            required property int index
            x: hand.width * (0.08 + 0.2 * index)
            y: hand.height * 0.1
            width: hand.width * 0.44
            height: hand.height * 0.92
            rotation: 10 * (index - 1)
        }
    }
}
