import QtQuick
import QtQuick.Shapes

/* Space of the Draw card. Players never touch the card in it. */
Item {
    id: space

    required property string label
    required property var cards

    implicitWidth: Tokens.mm(9)
    implicitHeight: Math.round(width * 1.4)

    Shape {
        anchors.fill: parent
        visible: space.cards.length === 0
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            fillColor: "transparent"
            strokeColor: Tokens.colour.printed
            strokeWidth: Tokens.hair * 1.6
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 3]
            PathRectangle {
                width: space.width
                height: space.height
                radius: space.width * 0.1
            }
        }
    }
    Label {
        visible: space.cards.length === 0
        anchors.centerIn: parent
        width: parent.width * 0.9
        horizontalAlignment: Text.AlignHCenter
        text: space.label
        color: Tokens.colour.printed
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, space.width * 0.27)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 1
    }
    HandFan {
        cards: space.cards
        cardWidth: space.width
    }
}
