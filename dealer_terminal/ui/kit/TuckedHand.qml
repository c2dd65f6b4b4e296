pragma ComponentBehavior: Bound
import QtQuick

/* Three cards under a bonus wager that a folded hand still plays for. */
Item {
    id: hand

    Repeater {
        model: 3
        CardBack {
            required property int index
            anchors.verticalCenter: parent?.verticalCenter
            x: hand.width * (0.07 + 0.14 * index)
            width: hand.width * 0.58
            height: width * 1.4
            rotation: 14 * (index - 1)
        }
    }
}
