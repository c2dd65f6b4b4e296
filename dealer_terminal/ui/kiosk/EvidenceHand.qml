pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One position: its cards as drawn, every telling of them, its wagers and what the house has of it; beside the cards, or below them
   where it stands `upright`. A `brief` one is a line of a list. */
Item {
    id: seat

    required property var hand
    property bool brief: false
    readonly property int tellings: hand.sets.length
    readonly property int count: hand.rows.length
    readonly property real gap: Tokens.mm(1)
    readonly property bool labelled: tellings > 0 && hand.sets[0].label === hand.title
    readonly property real titled: brief ? height : labelled ? 0 : Math.min(Tokens.mm(6), height * 0.26)
    readonly property real aside: brief ? width * 0.28 : 0
    readonly property bool upright: !brief && tellings > 0 && height > Tokens.mm(36)
    readonly property real shared: brief ? 0.3 : upright ? 1 : count === 0 ? 1 : tellings > 1 ? 0.54 : tellings > 0 ? 0.44 : 0.2
    readonly property bool sums: !brief && count > 0
    readonly property real summed: sums ? Math.min(Tokens.mm(9), height * 0.24) : 0
    readonly property real fans: brief ? height - gap : upright ? Math.min(Tokens.mm(24), height * 0.46) : height - titled - summed - gap
    readonly property real cardsAt: Math.max(1, tellings) * (tellings > 1 ? 3.2 : 3.4)

    Accessible.role: Accessible.Grouping
    Accessible.name: hand.title

    Label {
        visible: seat.brief || !seat.labelled
        width: (seat.brief ? seat.aside : seat.width * seat.shared) - seat.gap
        height: seat.titled
        text: seat.hand.title
        font.pixelSize: Math.min(Tokens.glance, Math.round(height * 0.8))
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Row {
        id: sets
        x: seat.aside
        y: seat.brief ? 0 : seat.titled
        spacing: Tokens.mm(2)

        Repeater {
            model: seat.tellings

            Column {
                id: telling
                required property int index
                readonly property var told: seat.hand.sets[index] ?? ({ label: "", places: [], stands: true })
                readonly property var places: told.places
                readonly property real labelled: told.label === "" || seat.brief ? 0 : Tokens.mm(4.4)

                opacity: told.stands ? 1 : 0.5

                Label {
                    visible: telling.labelled > 0
                    width: seat.width * seat.shared / Math.max(1, seat.tellings) - Tokens.mm(2)
                    height: telling.labelled
                    text: telling.told.label
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(2)
                    color: telling.told.stands ? Tokens.colour.gold : Tokens.colour.muted
                    font.pixelSize: Tokens.small
                    font.strikeout: !telling.told.stands
                    font.weight: Font.Bold
                }
                Row {
                    spacing: Tokens.mm(1)

                    Repeater {
                        model: telling.places.length

                        HandFan {
                            required property int index

                            cards: telling.places[index] ?? []
                            cardWidth: Math.floor(Math.min(Tokens.mm(15), (seat.fans - telling.labelled) / 1.42, seat.width * seat.shared / seat.cardsAt))
                            step: cardWidth * 0.56
                        }
                    }
                }
            }
        }
    }
    Column {
        id: rows

        readonly property real each: height / Math.max(1, seat.hand.rows.reduce((sum, row) => sum + weight(row), 0))

        function weight(row: var): real {
            return `${row.label}${row.before}${row.after}`.length > 26 ? 2 : 1;
        }

        visible: !seat.brief && seat.count > 0
        x: seat.upright ? 0 : seat.width * seat.shared
        y: seat.upright ? seat.titled + seat.fans + seat.gap : 0
        width: seat.width - x
        height: seat.height - seat.summed - y

        Repeater {
            model: seat.brief ? 0 : seat.count

            EvidenceRow {
                required property int index

                beside: seat.hand.rows[index] ?? ({ label: "", before: "", after: "" })
                two: rows.weight(beside) > 1
                width: rows.width
                height: Math.min(Tokens.mm(5.4) * rows.weight(beside), rows.each * rows.weight(beside))
            }
        }
    }
    EvidenceRow {
        visible: seat.sums
        beside: seat.hand.money
        strong: true
        anchors.bottom: parent.bottom
        width: parent.width
        height: seat.summed
    }
    EvidenceRow {
        visible: seat.brief
        beside: seat.hand.gist
        strong: true
        x: seat.aside + Math.max(sets.width + Tokens.mm(2), seat.width * 0.3)
        width: seat.width - x
        height: seat.height
    }
}
