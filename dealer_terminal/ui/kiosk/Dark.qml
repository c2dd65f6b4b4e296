import QtQuick
import dealer_terminal.ui.kit

/* The dark of a screen at rest; the touch that wakes it presses nothing under it. */
TouchTarget {
    enabled: visible
    name: "wake"

    Rectangle {
        anchors.fill: parent
        color: Tokens.colour.screen
        opacity: 0.85
    }
}
