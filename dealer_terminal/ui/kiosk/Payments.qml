import QtQuick
import dealer_terminal.ui.kit

/* The current settlement, row by row, with earlier and later payments in small print below. */
Item {
    id: payments

    required property var settlement
    readonly property int count: rows.count
    /* True if an amount is so long that it takes the room for chips. */
    readonly property bool dear: rows.dear
    readonly property real around: Tokens.mm(1.4) + before.height + changed.height
    readonly property real needed: around + rows.needed

    PayRows {
        id: rows
        y: Tokens.mm(0.8)
        width: parent.width
        room: parent.height - payments.around
        lines: payments.settlement.lines
    }
    NaturalWidth {
        id: natural
        text: before.text
        font.pixelSize: Tokens.small
        font.weight: Font.Medium
    }
    Label {
        id: before
        anchors.bottom: changed.top
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(natural.advanceWidth < width ? 4.6 : 8)
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignRight
        text: payments.settlement.beside
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.6)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        id: changed
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(0.6)
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.6)
        horizontalAlignment: Text.AlignRight
        text: payments.settlement.corrected
        color: Tokens.colour.pending
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
