import QtQuick
import QtQuick.Shapes
import dealer_terminal.ui.kit

/* A line: solid for observed values, dashed for expected values, and thin for a bound. */
Shape {
    id: shape

    required property string ink
    required property var points
    readonly property bool seen: ink === "seen"

    ShapePath {
        strokeColor: shape.seen ? Tokens.colour.current : shape.ink === "expected" ? Tokens.colour.text : Tokens.colour.muted
        strokeWidth: shape.seen ? Tokens.mm(0.6) : shape.ink === "expected" ? Tokens.mm(0.4) : Tokens.hair
        strokeStyle: shape.ink === "expected" ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [4, 3]
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        PathPolyline {
            path: shape.points.map(at => Qt.point(at.x * shape.width, (1 - at.y) * shape.height))
        }
    }
}
