import QtQuick
import QtQuick.Shapes

/* The lit cloth, the padded rail with its brass line, and the straight dealer's edge at the bottom. */
Item {
    id: cloth

    property real rise: height * 0.22
    readonly property real out: Tokens.mm(8)

    clip: true

    RailArc {
        depth: Tokens.mm(9)
        rise: cloth.rise
        lift: -Tokens.mm(1)
        ink: Tokens.colour.rail
    }
    RailArc {
        depth: Tokens.mm(4.6)
        rise: cloth.rise
        lift: -Tokens.mm(1.9)
        ink: Tokens.colour.railLight
    }
    RailArc {
        depth: Tokens.mm(1.1)
        rise: cloth.rise
        lift: -Tokens.mm(2.9)
        ink: Tokens.colour.railShine
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            fillGradient: RadialGradient {
                centerX: cloth.width / 2
                centerY: cloth.height * 0.46
                centerRadius: cloth.width * 0.66
                focalX: centerX
                focalY: centerY
                GradientStop {
                    position: 0
                    color: Tokens.colour.feltTop
                }
                GradientStop {
                    position: 1
                    color: Tokens.colour.feltEdge
                }
            }
            startX: -cloth.out
            startY: cloth.height
            PathLine {
                x: -cloth.out
                y: cloth.rise + Tokens.mm(1.5)
            }
            PathQuad {
                x: cloth.width + cloth.out
                y: cloth.rise + Tokens.mm(1.5)
                controlX: cloth.width / 2
                controlY: Tokens.mm(1.5) - cloth.rise
            }
            PathLine {
                x: cloth.width + cloth.out
                y: cloth.height
            }
        }
    }
    RailArc {
        depth: Math.max(1, Tokens.mm(0.35))
        rise: cloth.rise
        lift: Tokens.mm(0.2)
        ink: Tokens.colour.gold
    }
}
