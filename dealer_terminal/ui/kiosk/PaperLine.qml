pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A heading, paragraph, or table as printed in the manual. The line that a search or reference led to is highlighted.
   */
Item {
    id: entry

    required property var line
    readonly property string look: line.look
    readonly property bool table: look === "table"
    readonly property bool noted: look === "noted"
    readonly property bool titled: look === "chapter" || look === "heading" || look === "label"
    readonly property real indent: look === "text" ? Tokens.mm(7.5) : 0
    readonly property real above: look === "chapter" ? Tokens.mm(2.2) : look === "heading" ? Tokens.mm(1) : Tokens.mm(0.4)

    implicitHeight: above + body.height + Tokens.mm(look === "label" ? 0.5 : 1.4)

    Rectangle {
        visible: entry.line.lit
        x: -Tokens.mm(1.6)
        y: entry.above - Tokens.mm(0.5)
        width: parent.width + Tokens.mm(2.4)
        height: body.height + Tokens.mm(1.2)
        radius: Tokens.mm(0.8)
        color: Tokens.colour.seatCurrent
        border.width: Tokens.outlined ? Tokens.hair : 0
        border.color: Tokens.colour.gold

        Rectangle {
            width: Tokens.mm(0.9)
            height: parent.height
            radius: width / 2
            color: Tokens.colour.gold
        }
    }
    Label {
        id: mark
        visible: entry.line.mark !== ""
        x: entry.look === "text" ? Tokens.mm(0.4) : 0
        y: entry.above
        text: entry.line.mark
        color: Tokens.colour.gold
        font.pixelSize: Tokens.mm(entry.noted ? 3.2 : 3.7)
        font.weight: Font.Bold
    }
    Item {
        id: body
        x: entry.indent
        y: entry.above
        width: parent.width - x
        height: entry.table ? grid.height : words.y + words.height

        StyledLabel {
            id: words
            visible: !entry.table
            y: entry.noted && entry.line.mark !== "" ? mark.height : 0
            width: parent.width
            runs: entry.line.runs
            color: entry.look === "chapter" ? Tokens.colour.gold : entry.look === "gap" ? Tokens.colour.muted : Tokens.colour.text
            font.pixelSize: Tokens.mm(entry.look === "chapter" ? 5 : entry.look === "heading" ? 4.4 : 3.7)
            font.weight: entry.titled ? Font.Bold : Font.Medium
        }
        PaperTable {
            id: grid
            visible: entry.table
            width: parent.width
            lines: entry.line.cells
            headed: entry.line.headed
        }
    }
}
