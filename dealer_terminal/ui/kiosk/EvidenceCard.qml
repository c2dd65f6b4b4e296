pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* What is signed, in one glance: hands with their cards, wagers and money, old and new; meters, terms, the deck. It fits itself into
   whatever room it is given. */
Rectangle {
    id: card

    required property var evidence
    readonly property int hands: evidence.hands.length
    readonly property bool brief: hands > 2
    readonly property real weight: brief ? hands : evidence.hands.reduce((sum, each) => sum + weightOf(each), 0)
    readonly property int columns: evidence.rows.length > 6 ? 2 : 1
    readonly property int lines: Math.ceil(evidence.rows.length / columns)
    readonly property real inner: height - 2 * edge - (note.visible ? note.height : 0)
    readonly property real edge: Tokens.mm(1.5)
    readonly property real rowHeight: Math.min(Tokens.mm(6), hands === 0 ? inner / Math.max(1, lines) : inner * 0.4 / Math.max(1, lines))
    readonly property real handRoom: inner - lines * rowHeight

    function weightOf(hand: var): real {
        return brief || hand.rows.length === 0 ? 1 : 2;
    }

    visible: evidence.there
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: Tokens.hair
    border.color: Tokens.colour.gold

    Accessible.role: Accessible.Grouping
    Accessible.name: note.text

    Column {
        x: card.edge
        y: card.edge
        width: parent.width - 2 * card.edge

        Repeater {
            model: card.hands

            EvidenceHand {
                required property int index

                hand: card.evidence.hands[index] ?? ({ title: "", sets: [], rows: [], money: { label: "", before: "", after: "" }, gist: { label: "", before: "", after: "" } })
                brief: card.brief
                width: parent.width
                height: Math.min(card.brief ? Tokens.mm(9) : Tokens.mm(44), card.handRoom * card.weightOf(hand) / Math.max(1, card.weight))
            }
        }
        Grid {
            width: parent.width
            columns: card.columns
            columnSpacing: Tokens.mm(4)
            flow: Grid.TopToBottom
            rows: card.lines

            Repeater {
                model: card.evidence.rows.length

                EvidenceRow {
                    required property int index

                    beside: card.evidence.rows[index] ?? ({ label: "", before: "", after: "" })
                    width: (card.width - 2 * card.edge - (card.columns - 1) * Tokens.mm(4)) / card.columns
                    height: card.rowHeight
                }
            }
        }
    }
    Label {
        id: note
        visible: text !== ""
        x: card.edge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.edge
        width: parent.width - 2 * card.edge
        height: visible ? Tokens.mm(6.6) : 0
        text: card.evidence.note
        color: Tokens.colour.pending
        font.pixelSize: Tokens.small
        lineHeight: 0.88
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2)
    }
}
