pragma ComponentBehavior: Bound
import QtQuick

/* Cards laid over one another so that every index shows: `[{rank, suit, simulated}]`. */
Item {
    id: fan

    required property var cards
    property real cardWidth: Tokens.mm(9)
    property real step: cardWidth * 0.46
    property bool spent: false

    implicitWidth: cards.length === 0 ? 0 : cardWidth + step * (cards.length - 1)
    implicitHeight: Math.round(cardWidth * 1.4)

    Repeater {
        model: fan.cards.length

        PlayingCard {
            required property int index
            readonly property var card: fan.cards[index] ?? ({ rank: "", suit: "", simulated: false })

            x: index * fan.step
            width: fan.cardWidth
            height: fan.implicitHeight
            rank: card.rank
            suit: card.suit
            simulated: card.simulated
            spent: fan.spent
        }
    }
}
