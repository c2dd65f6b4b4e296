import QtQuick

/* The dealer's own hand, where the game has one. */
Item {
    id: dealer

    required property string label
    required property var cards
    required property string total

    implicitWidth: Tokens.mm(40)
    Accessible.name: `${label} ${total}`

    Label {
        id: heading
        width: parent.width
        text: dealer.label
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    HandFan {
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(0.5)
        cards: dealer.cards
        cardWidth: Math.min(Tokens.mm(16), (dealer.height - heading.height - words.height - Tokens.mm(1.5)) / 1.4)
        step: cardWidth * 0.66
    }
    Label {
        id: words
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.mm(9)
        text: dealer.total
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.body
    }
}
