import QtQuick
import dealer_terminal.ui.kit

/* Base of the sheets over the table or in the band below it. */
Rectangle {
    signal pressed(string key)
    signal written(string text)
    signal entered
    signal backTouched

    color: Tokens.colour.panel
    border.width: Tokens.hair
    border.color: Tokens.colour.line

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
}
