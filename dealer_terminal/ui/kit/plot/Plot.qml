pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A plot: bands, lines, marks, and cells between two axes. A tap shows the values nearest to it. */
Item {
    id: plot

    required property var shown
    readonly property var cells: shown.cells // read once, because each read creates a new list
    readonly property var marks: shown.marks
    property int touched: -1
    readonly property var nothing: ({ at: { x: 0, y: 0 }, text: "" })
    readonly property var reading: shown.readings[touched] ?? nothing

    function nearest(x: real, y: real): int {
        let found = -1, least = 2;
        shown.readings.forEach((each, index) => {
            const away = Math.pow(each.at.x - x, 2) + Math.pow((each.at.y - y) * field.height / Math.max(1, field.width), 2);
            if (away < least) {
                least = away;
                found = index;
            }
        });
        return found;
    }

    onShownChanged: touched = -1

    PlotNames {
        id: names
        marks: plot.marks
        width: field.width
        height: field.height
    }
    PlotUp {
        id: up
        y: Tokens.mm(7)
        width: Tokens.mm(17)
        height: parent.height - y - across.below
        shown: plot.shown.up
        run: field.width
    }
    PlotAcross {
        id: across
        anchors.top: up.bottom
        anchors.left: up.right
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4)
        shown: plot.shown.across
        rise: plot.cells.length > 0 ? 0 : field.height
    }
    TouchTarget {
        id: field
        name: "plot"
        spoken: plot.shown.title
        anchors.left: across.left
        anchors.right: across.right
        anchors.top: up.top
        anchors.bottom: up.bottom
        activeFocusOnTab: false
        onActivated: plot.touched = plot.nearest(along, 1 - down)

        Repeater {
            model: plot.shown.areas.length
            PlotArea {
                required property int index
                anchors.fill: parent
                outline: (plot.shown.areas[index] ?? ({ outline: [] })).outline
            }
        }
        Repeater {
            model: plot.cells.length
            PlotCell {
                required property int index
                readonly property var cell: plot.cells[index] ?? ({ x: 0, y: 0, wide: 0, high: 0, weight: 0, sign: "" })
                x: cell.x * field.width + 0.5
                y: (1 - cell.y - cell.high) * field.height + 0.5
                width: cell.wide * field.width - 1
                height: cell.high * field.height - 1
                weight: cell.weight
                sign: cell.sign
            }
        }
        Repeater {
            model: plot.shown.strokes.length
            PlotStroke {
                required property int index
                readonly property var stroke: plot.shown.strokes[index] ?? ({ ink: "", points: [] })
                anchors.fill: parent
                ink: stroke.ink
                points: stroke.points
            }
        }
        Repeater {
            model: plot.marks.length
            PlotMark {
                required property int index
                readonly property var mark: plot.marks[index] ?? ({ at: { x: 0, y: 0 }, ink: "", text: "" })
                x: mark.at.x * field.width - width / 2
                y: (1 - mark.at.y) * field.height - height / 2
                ink: mark.ink
                place: names.places[index] ?? null
                text: mark.text
            }
        }
        Rectangle {
            visible: plot.touched >= 0
            x: plot.reading.at.x * field.width
            width: Tokens.hair
            height: parent.height
            color: Tokens.colour.text
        }
        PlotReading {
            visible: plot.touched >= 0
            x: Math.max(0, Math.min(field.width - width, plot.reading.at.x * field.width + Tokens.mm(2)))
            y: Math.max(0, Math.min(field.height - height, (1 - plot.reading.at.y) * field.height - height - Tokens.mm(3)))
            text: plot.reading.text
        }
    }
}
