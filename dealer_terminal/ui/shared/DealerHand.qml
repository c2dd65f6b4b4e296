import QtQuick

/* The dealer's own hand, where the game has one. */
Row {
    id: dealer

    required property var cards
    required property string label
    required property string total

    spacing: Tokens.mm(2)

    HandFan {
        cards: dealer.cards
        cardWidth: Tokens.mm(10.5)
        step: Tokens.mm(7)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: dealer.label
            color: Tokens.colour.muted
            font.weight: Font.Bold
        }
        Label {
            visible: dealer.total !== ""
            text: dealer.total
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
    }
}
