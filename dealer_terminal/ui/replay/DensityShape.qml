import QtQuick
import QtQuick.Shapes
import dealer_terminal.ui.kit

/* Activity of the day as one outline. The heights are percentages. */
Shape {
    id: shape

    required property var heights
    readonly property real step: width / Math.max(1, heights.length)

    function outline(): var {
        const points = [Qt.point(0, height)];
        for (let at = 0; at < heights.length; at++) {
            const top = height * (1 - heights[at] / 100);
            points.push(Qt.point(at * step, top), Qt.point((at + 1) * step, top));
        }
        points.push(Qt.point(width, height));
        return points;
    }

    opacity: 0.75

    ShapePath {
        strokeColor: "transparent"
        fillColor: Tokens.colour.printed
        PathPolyline {
            path: shape.outline()
        }
    }
}
