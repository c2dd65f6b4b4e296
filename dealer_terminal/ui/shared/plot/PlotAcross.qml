pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The axis below: where its numbers or names stand, in one line or two, and what it is of. */
Item {
    id: axis

    required property var shown
    required property real rise

    Repeater {
        model: axis.shown.ticks.length
        Item {
            id: tick
            required property int index
            readonly property var told: axis.shown.ticks[index] ?? ({ at: 0, text: "" })
            x: told.at * axis.width

            Rectangle {
                y: -axis.rise
                width: Tokens.hair
                height: axis.rise + Tokens.mm(1)
                color: Tokens.colour.raised
            }
            Repeater {
                model: tick.told.text.split("\n")
                Label {
                    required property int index
                    required property string modelData
                    x: -width / 2
                    y: Tokens.mm(1.2 + 4 * index)
                    width: axis.width / Math.max(1, axis.shown.ticks.length) - Tokens.mm(1)
                    height: Tokens.mm(4)
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    color: Tokens.colour.muted
                    font.pixelSize: Tokens.small
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(2.2)
                    elide: Text.ElideRight
                }
            }
        }
    }
    Label {
        anchors.right: parent.right
        y: Tokens.mm(5.2)
        height: Tokens.mm(4)
        text: axis.shown.title
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
