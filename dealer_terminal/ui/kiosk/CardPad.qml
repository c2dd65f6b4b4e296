pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Entry of cards as they are on the table: a rank, then a suit. */
Sheet {
    id: cardPad

    required property var shown
    readonly property real gap: Tokens.mm(1.2)

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.title} ${shown.question}`

    SheetHead {
        id: head
        x: Tokens.mm(2.5)
        y: Tokens.mm(1.6)
        width: ranks.x - x - Tokens.mm(3)
        height: Math.min(cardPad.height, Tokens.mm(54)) - 2 * y
        reserved: laid.height
        title: cardPad.shown.title
        question: cardPad.shown.question
        backText: cardPad.shown.backText
        others: cardPad.shown.others
        onBackTouched: cardPad.backTouched()
        onPressed: key => cardPad.pressed(key)
    }
    Row {
        id: laid
        x: head.x
        y: head.y + Tokens.mm(16.5)
        spacing: Tokens.mm(0.8)

        Repeater {
            model: cardPad.shown.cards.length
            PlayingCard {
                required property int index
                readonly property var card: cardPad.shown.cards[index] ?? ({ rank: "", suit: "" })

                width: Tokens.mm(11)
                height: Tokens.mm(15.4)
                rank: card.rank
                suit: card.suit
            }
        }
        Repeater {
            model: cardPad.shown.missing
            DrawSpace {
                required property int index
                width: Tokens.mm(11)
                height: Tokens.mm(15.4)
                label: ""
                cards: []
            }
        }
    }
    Grid {
        id: ranks
        anchors.right: suits.left
        anchors.rightMargin: Tokens.mm(2.5)
        anchors.verticalCenter: parent.verticalCenter
        columns: 5
        spacing: cardPad.gap

        Repeater {
            model: cardPad.shown.ranks.length
            PadKey {
                required property int index
                pad: cardPad.shown.ranks[index]
                implicitWidth: Tokens.mm(12.6)
                implicitHeight: Tokens.mm(14.5)
                onActivated: cardPad.pressed(pad.key)
            }
        }
    }
    Grid {
        id: suits
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        columns: 2
        spacing: cardPad.gap

        Repeater {
            model: cardPad.shown.suits.length
            SuitKey {
                required property int index
                readonly property var option: cardPad.shown.suits[index]

                implicitWidth: Tokens.mm(20)
                implicitHeight: Tokens.mm(22.4)
                name: option.text
                suit: option.colour
                possible: option.possible
                note: option.note
                onActivated: cardPad.pressed(option.key)
            }
        }
    }
}
