import QtQuick
import dealer_terminal.ui.shared

/* Around the whole screen while its cards are not real. */
Rectangle {
    anchors.fill: parent
    color: "transparent"
    border.width: Tokens.mm(0.8)
    border.color: Tokens.colour.simulated
}
