import QtQuick
import QtQuick.Shapes

/* A small drawn symbol, so that color is never the only distinction. */
Item {
    id: sign

    required property string name
    property color ink: Tokens.colour.text
    property real pen: 2.6

    implicitWidth: Tokens.mm(5)
    implicitHeight: implicitWidth

    Shape {
        readonly property real unit: Math.min(sign.width, sign.height) / 24

        width: 24
        height: 24
        x: (sign.width - 24 * unit) / 2
        y: (sign.height - 24 * unit) / 2
        transformOrigin: Item.TopLeft
        scale: unit
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: "transparent"
            strokeColor: sign.ink
            strokeWidth: sign.pen
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg {
                path: SignPaths.strokes[sign.name] ?? ""
            }
        }
    }
}
