import QtQuick

/* The dealer's own hand, where the game has one. */
Item {
    id: dealer

    required property string label
    required property var cards
    required property string total
    property string qualifies: ""

    readonly property real cardWidth: Math.min(Tokens.mm(16), (height - heading.height - words.height - verdict.height - Tokens.mm(1.5)) / 1.4)

    implicitWidth: Math.max(Tokens.mm(32), Math.round(cardWidth * 1.96))
    Accessible.name: `${label} ${total}`

    Label {
        id: heading
        visible: dealer.qualifies === ""
        width: parent.width
        height: dealer.qualifies === "" ? Tokens.mm(5.4) : 0
        text: dealer.label
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    Label {
        id: verdict
        anchors.bottom: parent.bottom
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.6)
        text: dealer.qualifies
        color: Tokens.colour.gold
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.2)
    }
    HandFan {
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(0.5)
        cards: dealer.cards
        cardWidth: dealer.cardWidth
        step: cardWidth * 0.48
    }
    Label {
        id: words
        anchors.bottom: verdict.top
        width: parent.width
        height: Tokens.mm(6)
        text: dealer.total
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
