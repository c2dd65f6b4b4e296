import QtQuick

/* Chips that leave their circle, and lie there again when they come back. */
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
