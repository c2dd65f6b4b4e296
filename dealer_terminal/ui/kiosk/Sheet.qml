import QtQuick
import dealer_terminal.ui.shared

/* Lies over the table, or in the band below it; words of a refusal leave `beside` free on the right. */
Rectangle {
    property real beside: 0

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
