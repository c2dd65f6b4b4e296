import QtQuick
import dealer_terminal.ui.kit

/* Cover of a dimmed screen. The tap that wakes the screen presses nothing beneath it. */
TouchTarget {
    enabled: visible
    name: "wake"

    Rectangle {
        anchors.fill: parent
        color: Tokens.colour.screen
        opacity: 0.85
    }
}
