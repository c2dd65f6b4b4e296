import QtQuick
import dealer_terminal.ui.kit

/* Around the whole screen while its cards are not real: from the edge of what is shown, wherever that wandered, to beyond the glass. */
Rectangle {
    anchors.margins: -Tokens.mm(8)
    color: "transparent"
    border.width: Tokens.mm(8)
    border.color: Tokens.colour.simulated
}
