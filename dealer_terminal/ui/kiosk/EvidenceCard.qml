pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A page of evidence to sign: hands with their cards, wagers, and money, before and after; tables of positions; meters,
   terms, and the deck; and the note. `unit` is the height of a line. A page with rows only enlarges them. */
Rectangle {
    id: card

    required property var evidence
    readonly property real edge: Tokens.mm(1.2)
    readonly property real wide: width - 2 * edge
    readonly property real inner: height - 2 * edge
    readonly property int rowCount: evidence.rows.length
    readonly property int columns: evidence.columns
    readonly property int lines: Math.max(1, Math.ceil(rowCount / columns))
    readonly property real unit: Math.min(Tokens.mm(6), inner / Math.max(1, columns > 1 ? lines : evidence.tall))
    readonly property real rest: Math.max(0, inner - unit * evidence.tall)
    readonly property bool drawn: evidence.hands.some(hand => hand.sets.length > 0)
    readonly property int halves: evidence.hands.filter(hand => hand.half).length
    readonly property int handLines: evidence.hands.length - halves + Math.ceil(halves / 2)
    readonly property real spare: handLines > 0 && drawn ? Math.min(Tokens.mm(14), rest / handLines) : 0
    readonly property real larger: evidence.hands.length + evidence.tables.length > 0 || columns > 1 ? 1 : Math.min(1.7, inner / Math.max(1, unit * evidence.tall))

    /* Return the offset below this number of rows. */
    function below(count: int): real {
        return columns > 1 ? count * unit : evidence.rows.slice(0, count).reduce((sum, row) => sum + row.tall * unit * larger, 0);
    }

    visible: evidence.there
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: Tokens.hair
    border.color: Tokens.colour.gold

    Accessible.role: Accessible.Grouping
    Accessible.name: note.text

    Flow {
        x: card.edge
        y: card.edge
        width: card.wide

        Repeater {
            model: card.evidence.hands.length

            EvidenceHand {
                required property int index

                hand: card.evidence.hands[index] ?? ({ title: "", sets: [], rows: [], money: { label: "", before: "", after: "", lines: 0, wraps: 1, tall: 1 }, upright: false, tall: 1, half: false })
                unit: card.unit
                width: hand.half ? card.wide / 2 : card.wide
                height: card.unit * hand.tall + card.spare
            }
        }
        Repeater {
            model: card.evidence.tables.length

            EvidenceTable {
                required property int index

                shown: card.evidence.tables[index] ?? ({ all: { label: "", before: "", after: "", lines: 0, wraps: 1, tall: 1 }, heads: [], lines: [], tall: 1 })
                unit: card.unit
                width: card.wide
                height: card.unit * shown.tall
            }
        }
        Item {
            width: parent.width
            height: card.below(card.columns > 1 ? card.lines : card.rowCount)

            Repeater {
                model: card.rowCount

                EvidenceRow {
                    required property int index

                    grown: Math.min(1.4, card.larger)
                    beside: card.evidence.rows[index] ?? ({ label: "", before: "", after: "", lines: 0, wraps: 1, tall: 1 })
                    x: card.columns > 1 ? Math.floor(index / card.lines) * (width + Tokens.mm(4)) : 0
                    y: card.below(card.columns > 1 ? index % card.lines : index)
                    width: (card.wide - (card.columns - 1) * Tokens.mm(4)) / card.columns
                    height: card.columns > 1 ? card.unit : card.unit * beside.tall * card.larger
                }
            }
        }
        Label {
            id: note
            visible: text !== ""
            width: parent.width
            height: card.unit * card.evidence.noted * card.larger
            text: card.evidence.note
            color: Tokens.colour.pending
            font.pixelSize: Tokens.small
            lineHeight: 0.88
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Tokens.mm(3.05)
        }
    }
}
