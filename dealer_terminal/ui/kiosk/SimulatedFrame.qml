import QtQuick
import dealer_terminal.ui.kit

/* Frame around the screen while the cards are simulated, from the edge of the drifting picture to beyond the panel. */
Rectangle {
    anchors.margins: -Tokens.mm(8)
    color: "transparent"
    border.width: Tokens.mm(8)
    border.color: Tokens.colour.simulated
}
