pragma ComponentBehavior: Bound
import QtQuick

/* Outlines of three cards under a wager, which show where a folded hand goes. */
Item {
    id: hint

    Repeater {
        model: 3
        Rectangle {
            required property int index

            anchors.verticalCenter: parent?.verticalCenter
            x: hint.width * (0.07 + 0.14 * index)
            width: hint.width * 0.58
            height: width * 1.4
            rotation: 14 * (index - 1)
            radius: width * 0.1
            color: Tokens.colour.seatCurrent
            border.width: Tokens.stroke * 0.8
            border.color: Tokens.colour.current
            antialiasing: true
        }
    }
}
