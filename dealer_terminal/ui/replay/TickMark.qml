import QtQuick
import dealer_terminal.ui.kit

/* One tick on the strip: a bar for money, a diamond for an approval, a triangle for an irregularity, a square for a
   mark, or a dot for a search result. */
TouchTarget {
    id: tick

    required property int position
    required property real at
    required property int lane
    required property real high
    required property string text
    readonly property color ink: [Tokens.colour.gold, Tokens.colour.overridden, Tokens.colour.pending, Tokens.colour.push, Tokens.colour.current][lane]

    name: `tick ${position}`
    spoken: text
    activeFocusOnTab: false
    width: Math.max(6, Tokens.mm(2.6))

    Rectangle {
        visible: tick.lane === 0
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Math.max(2, Tokens.mm(0.7))
        height: Math.max(2, parent.height * 0.9 * tick.high)
        color: tick.ink
    }
    Rectangle {
        visible: tick.lane === 1 || tick.lane === 3
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) * 0.62
        height: width
        rotation: tick.lane === 1 ? 45 : 0
        color: tick.ink
    }
    Rectangle {
        visible: tick.lane === 4
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) * 0.7
        height: width
        radius: width / 2
        color: tick.ink
    }
    Sign {
        visible: tick.lane === 2
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) * 1.1
        height: width
        name: "warning"
        pen: 4
        ink: tick.ink
    }
}
