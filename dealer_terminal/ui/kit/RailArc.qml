import QtQuick
import QtQuick.Shapes

/* One band of the rail along the players' side of the cloth, clipped to the cloth. */
Shape {
    id: arc

    required property real depth
    required property real rise
    required property real lift
    required property color ink

    anchors.fill: parent
    visible: rise + lift + Tokens.mm(1.5) + depth / 2 > 0
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: arc.ink
        strokeWidth: arc.depth
        fillColor: "transparent"
        startX: -Tokens.mm(8)
        startY: arc.rise + arc.lift + Tokens.mm(1.5)
        PathQuad {
            x: arc.width + Tokens.mm(8)
            y: arc.rise + arc.lift + Tokens.mm(1.5)
            controlX: arc.width / 2
            controlY: arc.lift + Tokens.mm(1.5) - arc.rise
        }
    }
}
