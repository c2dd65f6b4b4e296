import QtQuick
import dealer_terminal.ui.kit

/* A label with its old and new value, or one unchanged value. A change is shown largest; if it is long, it has its own
   lines below the label or next to it. */
Item {
    id: row

    required property var beside
    property bool strong: false
    property real grown: 1
    readonly property bool moves: beside.before !== ""
    readonly property bool aside: beside.lines > 1 && beside.wraps === 0
    readonly property bool below: beside.lines > 0 && !aside
    readonly property real least: Tokens.mm(3.05)
    readonly property real gap: Tokens.mm(1.4)
    readonly property real named: below ? height * beside.wraps * 0.88 / beside.tall : height
    readonly property string change: !moves ? beside.after : beside.lines > 1 ? `${beside.before}\n→ ${beside.after}` : `${beside.before} → ${beside.after}`

    /* Keep number ranges on one line. */
    function together(text: string): string {
        return text.replace(/(\d) - (?=\d)/g, "$1\u00a0\u2011\u00a0").replace(/(\d) & (?=\d)/g, "$1\u00a0&\u00a0");
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: [beside.label, beside.before, beside.after].filter(part => part !== "").join(" ")

    NaturalWidth {
        id: natural
        text: row.change
        font.pixelSize: value.font.pixelSize
        font.weight: value.font.weight
    }
    NaturalWidth {
        id: name
        text: row.beside.label
        font.pixelSize: row.least
        font.weight: Font.Medium
    }
    Label {
        width: row.below || row.change === "" ? row.width : row.width - value.width - row.gap
        height: row.aside ? row.height / row.beside.lines : row.named
        horizontalAlignment: row.strong ? Text.AlignRight : Text.AlignLeft
        text: row.together(row.beside.label)
        color: row.moves ? Tokens.colour.text : Tokens.colour.muted
        font.pixelSize: Math.max(row.least, Math.min(Tokens.small * row.grown, Math.round(height / Math.max(1, row.beside.wraps) * 0.76)))
        lineHeight: 0.9
        wrapMode: row.beside.wraps > 1 ? Text.WordWrap : Text.NoWrap
        fontSizeMode: row.beside.wraps > 1 ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: row.least
    }
    Label {
        id: value
        readonly property real most: !row.moves ? Tokens.small : row.strong ? Tokens.glance : Tokens.mm(5) * row.grown

        anchors.right: parent.right
        y: row.below ? row.named : 0
        width: row.below ? row.width : row.aside ? row.width - name.advanceWidth - 2 - row.gap : Math.min(natural.advanceWidth + 2, row.width - name.advanceWidth - 2 - row.gap)
        height: row.height - y
        horizontalAlignment: Text.AlignRight
        text: row.together(row.change)
        color: row.moves ? Tokens.colour.gold : Tokens.colour.text
        font.pixelSize: Math.max(row.least, Math.min(most, Math.round(height / Math.max(1, row.beside.lines) * (row.moves ? 0.8 : 0.76))))
        font.weight: row.moves || row.strong ? Font.Bold : Font.Medium
        lineHeight: 0.9
        wrapMode: row.beside.lines > 1 ? Text.WordWrap : Text.NoWrap
        fontSizeMode: row.beside.lines > 1 ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: row.least
    }
}
