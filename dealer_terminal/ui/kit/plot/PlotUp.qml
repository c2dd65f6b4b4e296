pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The vertical axis on the left, with a thin line through the plot at each number or name. A name has two lines. */
Item {
    id: axis

    required property var shown
    required property real run

    Label {
        y: -Tokens.mm(6.8)
        height: Tokens.mm(4)
        text: axis.shown.title
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Repeater {
        model: axis.shown.ticks.length
        Item {
            id: tick
            required property int index
            readonly property var told: axis.shown.ticks[index] ?? ({ at: 0, text: "" })
            y: (1 - told.at) * axis.height

            Rectangle {
                x: axis.width - Tokens.mm(1)
                width: axis.run + Tokens.mm(1)
                height: Tokens.hair
                color: Tokens.colour.raised
            }
            Label {
                y: -height / 2
                width: axis.width - Tokens.mm(1.6)
                height: Tokens.mm(8)
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                text: tick.told.text
                color: Tokens.colour.muted
                font.pixelSize: Tokens.small
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Tokens.least
            }
        }
    }
}
