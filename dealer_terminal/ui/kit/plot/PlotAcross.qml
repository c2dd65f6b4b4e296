pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The horizontal axis: numbers or names on one or two lines, or slanted if they are too many, and the title. */
Item {
    id: axis

    required property var shown
    required property real rise
    readonly property real cell: width / Math.max(1, shown.ticks.length) - Tokens.mm(1)
    readonly property bool steep: shown.ticks.some(each => each.text.split("\n").some(line => metrics.advanceWidth(line) > cell * 1.16))
    readonly property real below: Tokens.mm(steep ? 26 : 11)

    FontMetrics {
        id: metrics
        font.family: Tokens.family
        font.weight: Font.Medium
        font.pixelSize: Tokens.small
    }
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
            Label {
                visible: axis.steep
                x: -width
                y: Tokens.mm(1.2)
                width: Tokens.mm(28)
                height: Tokens.mm(4)
                horizontalAlignment: Text.AlignRight
                transformOrigin: Item.TopRight
                rotation: -38
                text: tick.told.text.replace("\n", " ")
                color: Tokens.colour.muted
                font.pixelSize: Tokens.least
                elide: Text.ElideRight
            }
            Repeater {
                model: axis.steep ? [] : tick.told.text.split("\n")
                Label {
                    required property int index
                    required property string modelData
                    x: -width / 2
                    y: Tokens.mm(1.2 + 4 * index)
                    width: axis.cell
                    height: Tokens.mm(4)
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    color: Tokens.colour.muted
                    font.pixelSize: Tokens.small
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(3)
                    elide: Text.ElideRight
                }
            }
        }
    }
    Label {
        anchors.right: parent.right
        y: axis.below - Tokens.mm(5.8)
        height: Tokens.mm(4)
        text: axis.shown.title
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
