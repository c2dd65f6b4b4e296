import QtQuick
import QtQuick.Shapes

Rectangle {
    id: back

    readonly property real inset: width * 0.09
    readonly property string lattice: {
        const w = width - 2 * inset, h = height - 2 * inset, step = width / 5;
        let path = "";
        for (let at = step; step > 1 && at < w + h; at += step) {
            const low = Math.max(0, at - h), high = Math.min(at, w);
            path += `M${low} ${at - low} L${high} ${at - high} M${w - low} ${at - low} L${w - high} ${at - high} `;
        }
        return path;
    }

    radius: width * 0.1
    color: Tokens.colour.cardBack
    border.width: Math.max(1, width * 0.035)
    border.color: Tokens.colour.cardFace
    antialiasing: true

    Shape {
        x: back.inset
        y: back.inset
        preferredRendererType: Shape.CurveRenderer
        opacity: 0.55
        ShapePath {
            fillColor: "transparent"
            strokeColor: Tokens.colour.cardBackLine
            strokeWidth: Math.max(1, back.width * 0.02)
            PathSvg {
                path: back.lattice
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: back.inset
        color: "transparent"
        radius: back.radius * 0.4
        border.width: Math.max(1, back.width * 0.025)
        border.color: Tokens.colour.cardBackLine
        antialiasing: true
    }
}
