pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* One position: its money, its cards from each source, and its wagers next to the cards, or below them if `upright`.
   Cards without wagers are next to their title. */
Item {
    id: seat

    required property var hand
    required property real unit
    readonly property int tellings: hand.sets.length
    readonly property bool bare: hand.rows.length === 0
    readonly property bool inline: bare && tellings === 1
    readonly property bool abreast: hand.upright || bare
    readonly property real gap: Tokens.mm(2)
    readonly property real aside: hand.half ? Tokens.mm(2) : 0
    readonly property real head: inline ? height : Math.min(Tokens.mm(7), unit * 1.4)
    readonly property real cardsWidth: tellings === 0 ? 0 : inline ? (width - aside) * (hand.half ? 0.54 : 0.5) : abreast ? width : Math.max(Tokens.mm(27), width * 0.34)
    readonly property real wagers: hand.rows.reduce((sum, row) => sum + row.tall, 0)
    readonly property real least: unit * (2.15 + (tellings > 0 && hand.sets[0].label !== "" ? 0.86 : 0))
    readonly property real names: hand.sets.filter(set => set.label !== "").length * Tokens.mm(3.8)
    readonly property real cardsUsed: hand.upright && told.count > 0 && told.itemAt(0) !== null ? (told.itemAt(0) as EvidenceCards).used + gap : 0
    readonly property real cardsHeight: inline ? height : bare ? height - head : hand.upright ? Math.max(least, height - head - wagers * Tokens.mm(5.4)) : height - head

    Accessible.role: Accessible.Grouping
    Accessible.name: hand.title

    Label {
        id: title
        width: seat.inline ? seat.width - seat.aside - seat.cardsWidth : Math.min(natural.advanceWidth + 2, seat.width * 0.42)
        height: seat.head
        text: seat.hand.title
        font.pixelSize: Math.max(Tokens.mm(3.05), Math.min(Tokens.body, Math.round(seat.unit * 0.95)))
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3.05)

        NaturalWidth {
            id: natural
            text: seat.hand.title
            font.pixelSize: title.font.pixelSize
        }
    }
    EvidenceRow {
        visible: !seat.bare
        beside: seat.hand.money
        strong: true
        x: Math.min(natural.advanceWidth + 2, seat.width * 0.42) + seat.gap
        width: seat.width - x
        height: seat.head
    }
    Grid {
        id: cards
        x: seat.inline ? seat.width - seat.aside - width : 0
        y: seat.inline ? 0 : seat.head
        columns: seat.abreast ? Math.max(1, seat.tellings) : 1
        columnSpacing: seat.gap

        Repeater {
            id: told
            model: seat.tellings

            EvidenceCards {
                required property int index

                told: seat.hand.sets[index] ?? ({ label: "", places: [], stands: true })
                width: seat.abreast ? (seat.cardsWidth - (seat.tellings - 1) * seat.gap) / seat.tellings : seat.cardsWidth
                height: seat.abreast ? seat.cardsHeight : named + (seat.cardsHeight - seat.names) / seat.tellings
            }
        }
    }
    Column {
        id: rows
        readonly property real each: Math.min(Tokens.mm(6), height / Math.max(1, seat.wagers))

        x: seat.abreast ? 0 : seat.cardsWidth + (seat.tellings === 0 ? 0 : seat.gap)
        y: seat.head + seat.cardsUsed
        width: seat.width - x
        height: seat.height - y

        Repeater {
            model: seat.hand.rows.length

            EvidenceRow {
                required property int index

                beside: seat.hand.rows[index] ?? ({ label: "", before: "", after: "", lines: 0, wraps: 1, tall: 1 })
                width: rows.width
                height: rows.each * beside.tall
            }
        }
    }
}
