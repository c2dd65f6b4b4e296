import QtQuick
import QtQuick.Shapes

Item {
    id: drawing

    required property string suit
    property color ink: Tokens.ink(suit)

    Shape {
        readonly property real unit: Math.min(drawing.width, drawing.height) / 24

        width: 24
        height: 24
        x: (drawing.width - 24 * unit) / 2
        y: (drawing.height - 24 * unit) / 2
        transformOrigin: Item.TopLeft
        scale: unit
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: drawing.ink
            strokeColor: "transparent"
            PathSvg {
                path: SignPaths.suits[drawing.suit] ?? ""
            }
        }
    }
}
