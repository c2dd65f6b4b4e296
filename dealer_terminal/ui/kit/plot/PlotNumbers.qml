pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The numbers of a plot as a table. Columns fit their content; if the table is too wide, its widest columns are
   wrapped. */
Item {
    id: table

    required property var columns
    required property var longest
    required property var rows
    readonly property real gap: Tokens.mm(2.4)
    readonly property var widths: fitted()

    signal opened(string key)

    function fitted(): var {
        const found = columns.map((name, at) => Math.max(across(longest[at] ?? ""), word(name)));
        const room = width - Tokens.mm(2) - columns.length * gap;
        let over = found.reduce((sum, each) => sum + each, 0) - room;
        if (over < 0)
            return found.map(each => each - over / found.length);
        for (let turn = 0; turn < 400 && over > 0; turn++) {
            const widest = found.indexOf(Math.max(...found));
            const less = Math.min(over, Tokens.mm(1));
            found[widest] -= less;
            over -= less;
        }
        return found;
    }

    function across(text: string): real {
        return Math.ceil(metrics.advanceWidth(text)) + 2;
    }

    function word(text: string): real {
        return Math.max(...text.split(" ").map(each => bold.advanceWidth(each))) + 2;
    }

    FontMetrics {
        id: metrics
        font.family: Tokens.family
        font.weight: Font.Medium
        font.pixelSize: Tokens.small
    }
    FontMetrics {
        id: bold
        font.family: Tokens.family
        font.weight: Font.Bold
        font.pixelSize: Tokens.least
    }
    Row {
        id: head
        x: Tokens.mm(1)
        spacing: table.gap
        Repeater {
            model: table.columns.length
            Label {
                required property int index
                width: table.widths[index] ?? 0
                height: Tokens.mm(9)
                text: table.columns[index] ?? ""
                color: Tokens.colour.muted
                font.pixelSize: Tokens.least
                font.weight: Font.Bold
                lineHeight: 0.9
                wrapMode: Text.WordWrap
            }
        }
    }
    ListView {
        id: list
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: table.rows
        boundsBehavior: ListView.StopAtBounds
        spacing: Tokens.mm(0.6)
        delegate: PlotNumbersRow {
            width: list.width
            widths: table.widths
            gap: table.gap
            onActivated: table.opened(key)
        }
    }
}
