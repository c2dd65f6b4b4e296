pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Positions of which the same is so: what it is, then a line each with its wagers, spot by spot. */
Item {
    id: table

    required property var shown
    required property real unit
    readonly property int count: shown.heads.length
    readonly property real first: width * 0.2
    readonly property real column: (width - first) / Math.max(1, count - 1)
    readonly property real all: unit * 1.35
    readonly property real line: (height - all) / Math.max(1, shown.lines.length + 1)

    function at(column: int): real {
        return column === 0 ? 0 : first + (column - 1) * table.column;
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
            width: (index === 0 ? table.first : table.column) - Tokens.mm(0.6)
            height: table.line
            text: table.shown.heads[index] ?? ""
            color: Tokens.colour.muted
            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
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
            readonly property var told: table.shown.lines[index] ?? ({ title: "", cells: [] })

            y: table.all + table.line * (index + 1)
            width: table.width
            height: table.line

            Accessible.role: Accessible.StaticText
            Accessible.name: [told.title, ...told.cells.map((cell, at) => cell === "" ? "" : `${table.shown.heads[at + 1]} ${cell}`)].filter(part => part !== "").join(" · ")

            Label {
                width: table.first
                height: position.height
                text: position.told.title
                font.weight: Font.Bold
                font.pixelSize: Math.max(Tokens.mm(3.05), Math.min(Tokens.body, Math.round(height * 0.8)))
            }
            Repeater {
                model: position.told.cells.length

                Label {
                    required property int index

                    x: table.at(index + 1)
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
