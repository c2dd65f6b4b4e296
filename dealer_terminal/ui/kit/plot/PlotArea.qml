import QtQuick
import QtQuick.Shapes
import dealer_terminal.ui.kit

/* A band. Values inside it are usual. */
Shape {
    id: shape

    required property var outline

    ShapePath {
        strokeColor: Tokens.colour.line
        strokeWidth: Tokens.hair
        fillColor: Qt.alpha(Tokens.colour.printed, 0.32)
        PathPolyline {
            path: shape.outline.map(at => Qt.point(at.x * shape.width, (1 - at.y) * shape.height))
        }
    }
}
