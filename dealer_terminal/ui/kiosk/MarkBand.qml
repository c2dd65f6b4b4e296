import QtQuick
import QtQuick.Shapes
import dealer_terminal.ui.kit

/* Tape with the text RECALL or CHECKLIST OFF from edge to edge, striped at both ends. It warns that the screen does not
   show the current table, and does not look like a key. */
Item {
    id: band

    required property string text
    readonly property real side: Math.max(0, (width - plate.width) / 2)

    clip: true

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    function stripes(): string {
        const step = height / 3;
        let path = "";
        for (let x = -height; step > 1 && x < width + height; x += 2 * step)
            path += `M${x} ${height} L${x + height} 0 L${x + height + step} 0 L${x + step} ${height} Z `;
        return path;
    }

    Rectangle {
        anchors.fill: parent
        color: Tokens.colour.plate
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Tokens.colour.pending
            strokeColor: "transparent"
            PathSvg {
                path: band.stripes()
            }
        }
    }
    Rectangle {
        id: plate
        anchors.centerIn: parent
        width: Math.min(band.width, words.implicitWidth + Tokens.mm(6))
        height: parent.height
        color: Tokens.colour.plate

        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Tokens.mm(2))
            text: band.text
            color: Tokens.colour.pending
            font.pixelSize: Math.min(Tokens.display, band.height * 0.7)
            font.weight: Font.Bold
            font.letterSpacing: Tokens.mm(0.6)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(4)
        }
    }
}
