import QtQuick
import dealer_terminal.ui.shared

/* Lies over the table and takes its touches. A `pad` lies below it, so that the table is seen; words of a refusal leave
   `beside` free on the right. */
Rectangle {
    property bool pad: false
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
