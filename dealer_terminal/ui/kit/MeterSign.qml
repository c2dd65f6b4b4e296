import QtQuick
import QtQuick.Shapes

/* The symbol of a progressive meter, by its name. */
Item {
    id: drawing

    required property string meter
    property color ink: meter === "heart" || meter === "diamond" ? Tokens.colour.lost : Tokens.colour.gold

    Shape {
        readonly property real unit: Math.min(drawing.width, drawing.height) / 24

        width: 24
        height: 24
        transformOrigin: Item.TopLeft
        scale: unit
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: drawing.ink
            strokeColor: "transparent"
            PathSvg {
                path: SignPaths.meters[drawing.meter] ?? ""
            }
        }
    }
}
