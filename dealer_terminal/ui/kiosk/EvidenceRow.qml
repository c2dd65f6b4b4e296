import QtQuick
import dealer_terminal.ui.shared

/* What it is, how it stood, how it will stand; what stays as it is stands there once. Old and new take a line of their own where
   there are `two`. */
Item {
    id: row

    required property var beside
    property bool strong: false
    readonly property bool moves: beside.before !== ""
    property bool two: false
    readonly property real first: two ? height * 0.42 : height

    Accessible.role: Accessible.StaticText
    Accessible.name: [beside.label, beside.before, beside.after].filter(part => part !== "").join(" ")

    TextMetrics {
        id: natural
        font.family: Tokens.family
        font.pixelSize: Math.max(1, Math.min(Tokens.body, Math.round(row.first * 0.78)))
        font.weight: Font.Medium
        text: row.beside.label
    }
    Label {
        id: what
        width: row.two ? row.width : Math.min(natural.advanceWidth + Tokens.mm(0.5), row.width * (row.strong ? 0.28 : 0.56))
        height: row.first
        text: row.beside.label
        color: row.moves ? Tokens.colour.text : Tokens.colour.muted
        font.pixelSize: Math.min(Tokens.body, Math.round(height * 0.78))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
    Label {
        anchors.left: row.two ? parent.left : what.right
        anchors.leftMargin: row.two ? 0 : Tokens.mm(1.5)
        anchors.right: parent.right
        y: row.two ? row.first : 0
        height: row.height - y
        horizontalAlignment: Text.AlignRight
        text: row.moves ? `${row.beside.before} → ${row.beside.after}` : row.beside.after
        color: row.moves ? Tokens.colour.gold : Tokens.colour.text
        font.pixelSize: Math.min(row.strong ? Tokens.title : Tokens.glance, Math.round(height * 0.8))
        font.weight: row.moves || row.strong ? Font.Bold : Font.Medium
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
        elide: Text.ElideRight
    }
}
