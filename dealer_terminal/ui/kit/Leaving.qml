import QtQuick

/* Animation of chips that leave their circle. They are reset to the circle for their next use. */
SequentialAnimation {
    id: leaving

    required property Item chips
    required property real away

    ParallelAnimation {
        NumberAnimation {
            target: leaving.chips
            property: "y"
            from: 0
            to: leaving.away
            duration: Tokens.moveMs
            easing.type: Easing.InCubic
        }
        NumberAnimation {
            target: leaving.chips
            property: "opacity"
            from: 1
            to: 0.3
            duration: Tokens.moveMs
        }
    }
    PropertyAction {
        target: leaving.chips
        property: "y"
        value: 0
    }
    PropertyAction {
        target: leaving.chips
        property: "opacity"
        value: 1
    }
}
