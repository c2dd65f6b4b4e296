pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The day from its first fact to its last: activity, notable events, and the playhead. A press moves the playhead. */
Rectangle {
    id: strip

    required property var shown
    readonly property real names: Tokens.mm(20)
    readonly property real lane: (height - Tokens.mm(7)) / 7

    signal went(int position)
    signal struck(real part)

    color: Tokens.colour.plate

    Repeater {
        model: strip.shown.lanes
        Label {
            required property int index
            required property string name

            x: Tokens.mm(2)
            y: Tokens.mm(1) + (index === 0 ? 0 : (index + 1) * strip.lane)
            width: strip.names - Tokens.mm(3)
            height: index === 0 ? 2 * strip.lane : strip.lane
            color: Tokens.colour.muted
            text: name
            font.pixelSize: Tokens.mm(2.9)
        }
    }
    TouchTarget {
        id: area
        name: "strip"
        spoken: `${strip.shown.begin} – ${strip.shown.end}`
        activeFocusOnTab: false
        x: strip.names
        y: Tokens.mm(1)
        width: parent.width - x - Tokens.mm(4)
        height: 7 * strip.lane
        onActivated: strip.struck(along)

        DensityShape {
            width: parent.width
            height: 2 * strip.lane
            heights: strip.shown.heights
        }
        Repeater {
            model: 5
            Rectangle {
                required property int index

                y: (index + 2) * strip.lane
                width: area.width
                height: 1
                color: Tokens.colour.raised
            }
        }
        Repeater {
            model: strip.shown.ticks
            TickMark {
                x: at * area.width - width / 2
                y: (lane + 2) * strip.lane
                height: strip.lane
                onActivated: strip.went(position)
            }
        }
        Rectangle {
            x: strip.shown.now * parent.width - width / 2
            width: Math.max(2, Tokens.mm(0.5))
            height: parent.height
            color: Tokens.colour.current
        }
    }
    Label {
        anchors.top: area.bottom
        anchors.left: area.left
        height: Tokens.mm(5)
        text: strip.shown.begin
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        anchors.top: area.bottom
        anchors.right: area.right
        height: Tokens.mm(5)
        text: strip.shown.end
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
