import QtQuick
import dealer_terminal.ui.shared

/* What it is, how it stood, how it will stand; what stays as it is stands there once. */
Item {
    id: row

    required property var beside
    property bool strong: false
    readonly property bool moves: beside.before !== ""
    readonly property int size: Math.min(Tokens.glance, Math.round(height * (strong ? 0.86 : 0.72)))

    Accessible.role: Accessible.StaticText
    Accessible.name: [beside.label, beside.before, beside.after].filter(part => part !== "").join(" ")

    Label {
        id: what
        width: Math.min(implicitWidth, row.width * (row.moves ? 0.5 : 0.62))
        height: row.height
        text: row.beside.label
        color: Tokens.colour.muted
        font.pixelSize: row.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
    Label {
        anchors.left: what.right
        anchors.leftMargin: Tokens.mm(2)
        anchors.right: parent.right
        height: row.height
        horizontalAlignment: Text.AlignRight
        text: row.moves ? `${row.beside.before}  →  ${row.beside.after}` : row.beside.after
        color: row.moves ? Tokens.colour.gold : Tokens.colour.text
        font.pixelSize: row.size
        font.weight: row.moves || row.strong ? Font.Bold : Font.Medium
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
}
