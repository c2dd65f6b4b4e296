pragma ComponentBehavior: Bound
import QtQuick

/* Overlapping cards with every index visible: `[{rank, suit, simulated}]`. */
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
            readonly property var card: fan.cards[index] ?? ({ rank: "", suit: "", simulated: false, mark: "none", called: "" })

            x: index * fan.step
            y: card.mark === "counts" ? -Math.round(height * 0.08) : 0
            width: fan.cardWidth
            height: fan.implicitHeight
            rank: card.rank
            suit: card.suit
            called: card.called
            simulated: card.simulated
            spent: fan.spent
            spare: card.mark === "spare"
            counts: card.mark === "counts"
        }
    }
}
