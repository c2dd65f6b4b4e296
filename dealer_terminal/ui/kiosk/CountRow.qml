import QtQuick
import dealer_terminal.ui.kit

/* One denomination: its chip or note, the count, and the amount. Digits go to the current row. */
TouchTarget {
    id: line

    required property var row
    readonly property bool none: row.count === "0"

    name: row.text
    spoken: [row.text, row.count, row.amount, row.says].filter(part => part !== "").join(" · ")
    meaning: [row.key, row.count].join("\n")

    ButtonFace {
        down: line.pressed
        up: line.row.current ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: line.row.current ? Tokens.colour.current : Tokens.colour.line
    }
    Chip {
        id: piece
        visible: line.row.colour !== ""
        x: Tokens.mm(1.6)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Tokens.mm(13), line.height - Tokens.mm(1.6))
        colour: line.row.colour
        denomination: line.row.printed
    }
    Label {
        visible: !piece.visible
        x: Tokens.mm(2.4)
        anchors.verticalCenter: parent.verticalCenter
        text: line.row.text
        font.pixelSize: Tokens.mm(5)
        font.weight: Font.Bold
    }
    Label {
        id: count
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2.4)
        anchors.bottom: parent.verticalCenter
        anchors.bottomMargin: -Tokens.mm(1.2)
        text: line.row.count
        color: line.row.current ? Tokens.colour.current : line.none ? Tokens.colour.muted : Tokens.colour.text
        font.pixelSize: Tokens.mm(5.4)
        font.weight: Font.Bold
    }
    Label {
        anchors.right: count.right
        anchors.top: count.bottom
        anchors.topMargin: -Tokens.mm(0.6)
        text: line.row.amount
        color: line.none ? Tokens.colour.muted : Tokens.colour.text
        font.pixelSize: Tokens.small
    }
}
