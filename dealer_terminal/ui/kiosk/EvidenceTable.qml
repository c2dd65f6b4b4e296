pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Table of positions with equal values: the values, then one line per position with its wagers by spot. */
Item {
    id: table

    required property var shown
    required property real unit
    readonly property int count: shown.heads.length
    readonly property real first: Tokens.mm(7)
    readonly property real column: (width - first) / Math.max(1, count)
    readonly property real all: unit * 1.35
    readonly property real line: (height - all) / Math.max(1, shown.lines.length + 1)

    function at(column: int): real {
        return first + column * table.column;
    }

    EvidenceRow {
        beside: table.shown.all
        width: table.width
        height: table.all
    }
    Rectangle {
        y: table.all + table.line
        width: table.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
    Repeater {
        model: table.count

        Label {
            required property int index

            x: table.at(index)
            y: table.all
            width: table.column - Tokens.mm(0.6)
            height: table.line
            text: table.shown.heads[index] ?? ""
            color: Tokens.colour.muted
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Tokens.mm(3.2)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3.05)
        }
    }
    Repeater {
        model: table.shown.lines.length

        Item {
            id: position

            required property int index
            readonly property var told: table.shown.lines[index] ?? ({ title: "", name: "", cells: [] })

            y: table.all + table.line * (index + 1)
            width: table.width
            height: table.line

            Accessible.role: Accessible.StaticText
            Accessible.name: [told.name, ...told.cells.map((cell, at) => cell === "" ? "" : `${table.shown.heads[at]} ${cell}`)].filter(part => part !== "").join(" · ")

            Rectangle {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(parent.height - Tokens.hair, Tokens.mm(5))
                height: width
                radius: width / 2
                color: Tokens.colour.text

                Label {
                    anchors.centerIn: parent
                    text: position.told.title
                    color: Tokens.colour.plate
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(Tokens.mm(3.05), Math.min(Tokens.small, Math.round(badge.height * 0.8)))
                }
            }
            Repeater {
                model: position.told.cells.length

                Label {
                    required property int index

                    x: table.at(index)
                    width: table.column - Tokens.mm(0.6)
                    height: position.height
                    horizontalAlignment: Text.AlignRight
                    text: position.told.cells[index] ?? ""
                    font.weight: Font.Bold
                    font.pixelSize: Math.max(Tokens.mm(3.05), Math.min(Tokens.body, Math.round(height * 0.8)))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(3.05)
                }
            }
        }
    }
}
