import QtQuick
import dealer_terminal.ui.shared

/* Lies over the table and takes its touches. */
Rectangle {
    color: Tokens.colour.panel
    border.width: Tokens.hair
    border.color: Tokens.colour.line

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
}
