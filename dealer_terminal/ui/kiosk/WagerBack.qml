import QtQuick
import dealer_terminal.ui.shared

/* One wager that goes back: its circle, its amount, and the chips of it. */
Item {
    id: row

    required property string position
    required property var wager
    readonly property real half: height / 2

    Accessible.role: Accessible.StaticText
    Accessible.name: [position, wager.spot, wager.amount].join(" · ")

    Label {
        id: name
        width: row.width - sum.width - Tokens.mm(1)
        height: row.half
        text: row.wager.spot
        font.pixelSize: Math.min(Tokens.mm(3.8), row.half)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.5)
        height: row.half
        text: row.wager.amount
        color: Tokens.colour.gold
        font.pixelSize: Math.min(Tokens.mm(3.8), row.half)
        font.weight: Font.Bold
    }
    ChipStack {
        id: stack
        y: row.half
        height: row.half
        chips: row.wager.chips
        coin: row.wager.coin
        spacing: Tokens.mm(1)
        chipSize: Tokens.mm(5)
        scale: Math.min(1, row.half / Math.max(1, implicitHeight), (row.width - Tokens.mm(1.5)) / Math.max(1, implicitWidth))
        transformOrigin: Item.TopLeft
    }
}
