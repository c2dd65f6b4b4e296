import QtQuick
import dealer_terminal.ui.kit

/* One bet to return: its circle, chips, and amount. The chips are below if there is no room next to the name. */
Item {
    id: row

    required property string position
    required property var wager
    readonly property bool broad: width > Tokens.mm(30)
    readonly property real end: Tokens.mm(1.5)
    readonly property real named: broad ? height : Math.min(height * 0.5, Tokens.mm(4.6))
    readonly property real laid: broad ? height : height - named
    readonly property real beside: broad ? width - name.implicitWidth - sum.width - 3 * end : width - end

    Accessible.role: Accessible.StaticText
    Accessible.name: [position, wager.spot, wager.amount].join(" · ")

    Label {
        id: name
        width: row.width - sum.width - 2 * row.end
        height: row.named
        verticalAlignment: Text.AlignVCenter
        text: row.wager.spot
        font.pixelSize: Math.min(Tokens.mm(3.8), row.named)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: row.end
        height: row.named
        verticalAlignment: Text.AlignVCenter
        text: row.wager.amount
        color: Results.ink("returned")
        font.pixelSize: Math.min(Tokens.mm(3.8), row.named)
        font.weight: Font.Bold
    }
    ChipStack {
        id: stack
        readonly property real fitting: Math.min(1, row.laid / Math.max(1, implicitHeight), row.beside / Math.max(1, implicitWidth))

        x: row.broad ? sum.x - row.end - implicitWidth * fitting : 0
        y: (row.broad ? 0 : row.named) + (row.laid - implicitHeight * fitting) / 2
        chips: row.wager.chips
        coin: row.wager.coin
        spacing: Tokens.mm(1)
        chipSize: Tokens.mm(5)
        scale: fitting
        transformOrigin: Item.TopLeft
    }
}
