pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* All keys, from the table of bindings. */
TouchTarget {
    id: page

    required property string title
    required property var lines

    readonly property real step: Tokens.mm(8.6)
    readonly property int rowsThatFit: Math.floor((Window.height - heading.y - heading.height - Tokens.mm(10)) / step)
    readonly property int columnsNeeded: Math.max(2, Math.ceil(all.count / rowsThatFit))

    signal closed

    name: "help page"
    spoken: title
    enabled: visible
    activeFocusOnTab: false
    width: grid.width + Tokens.mm(10)
    height: heading.height + grid.height + Tokens.mm(8)
    onActivated: closed()

    Rectangle {
        anchors.fill: parent
        radius: Tokens.radius
        color: Tokens.colour.panel
        border.width: Tokens.stroke
        border.color: Tokens.colour.current
    }
    Label {
        id: heading
        x: Tokens.mm(5)
        y: Tokens.mm(2)
        height: Tokens.mm(10)
        text: page.title
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Grid {
        id: grid
        anchors.top: heading.bottom
        x: Tokens.mm(5)
        flow: Grid.TopToBottom
        rows: Math.ceil(all.count / page.columnsNeeded)
        columnSpacing: Tokens.mm(4)

        Repeater {
            id: all
            model: page.lines
            Item {
                id: line
                required property string keys
                required property string text

                width: Tokens.mm(99)
                height: page.step

                Label {
                    visible: line.keys !== ""
                    width: Tokens.mm(24)
                    height: parent.height
                    text: line.keys
                    color: Tokens.colour.current
                    font.weight: Font.Bold
                }
                Label {
                    x: line.keys === "" ? 0 : Tokens.mm(26)
                    width: parent.width - x
                    height: parent.height
                    text: line.text
                    color: line.keys === "" ? Tokens.colour.muted : Tokens.colour.text
                    font.weight: line.keys === "" ? Font.Bold : Font.Medium
                    wrapMode: Text.WordWrap
                    lineHeight: 0.9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Tokens.least
                }
            }
        }
    }
}
