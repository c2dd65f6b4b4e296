import QtQuick
import QtQuick.Shapes

/* The cloth and its rail: an arc with the players outside it and the dealer at the flat edge below. */
Item {
    id: cloth

    property real rise: height * 0.22

    clip: true

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Tokens.colour.rail
            strokeWidth: Tokens.mm(3)
            fillGradient: LinearGradient {
                y1: 0
                y2: cloth.height
                GradientStop {
                    position: 0
                    color: Tokens.colour.feltTop
                }
                GradientStop {
                    position: 1
                    color: Tokens.colour.feltEdge
                }
            }
            startX: -Tokens.mm(4)
            startY: cloth.height + Tokens.mm(4)
            PathLine {
                x: -Tokens.mm(4)
                y: cloth.rise + Tokens.mm(1.5)
            }
            PathQuad {
                x: cloth.width + Tokens.mm(4)
                y: cloth.rise + Tokens.mm(1.5)
                controlX: cloth.width / 2
                controlY: Tokens.mm(1.5) - cloth.rise
            }
            PathLine {
                x: cloth.width + Tokens.mm(4)
                y: cloth.height + Tokens.mm(4)
            }
        }
        ShapePath {
            strokeColor: Tokens.colour.gold
            strokeWidth: Tokens.hair
            fillColor: "transparent"
            startX: -Tokens.mm(4)
            startY: cloth.rise + Tokens.mm(3.4)
            PathQuad {
                x: cloth.width + Tokens.mm(4)
                y: cloth.rise + Tokens.mm(3.4)
                controlX: cloth.width / 2
                controlY: Tokens.mm(3.4) - cloth.rise
            }
        }
    }
}
