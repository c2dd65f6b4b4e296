import QtQuick
import QtQuick.Shapes

/* Conspicuous band of a simulated table, so that a simulated round is not mistaken for a real one. */
Item {
    id: band

    required property string text
    readonly property string stripes: {
        const step = height / 4;
        let path = "";
        for (let x = -4 * step; step > 1 && x < width + step; x += 2 * step)
            path += `M${x} ${height} L${x + 4 * step} 0 L${x + 5 * step} 0 L${x + step} ${height} Z `;
        return path;
    }

    implicitWidth: Tokens.mm(44)
    implicitHeight: Tokens.mm(9)
    clip: true

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        color: Tokens.colour.simulatedInk
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            fillColor: Tokens.colour.simulated
            strokeColor: "transparent"
            PathSvg {
                path: band.stripes
            }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: words.implicitWidth + Tokens.mm(4)
        height: parent.height
        color: Tokens.colour.simulated

        Label {
            id: words
            anchors.centerIn: parent
            glanced: true
            text: band.text
            color: Tokens.colour.simulatedInk
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
    }
}
