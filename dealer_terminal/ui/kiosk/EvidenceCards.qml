pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Cards of a hand from one source, place by place, as large as possible, with the source above them. Cards that are not
   in force are struck out. */
Item {
    id: telling

    required property var told
    readonly property var places: told.places
    readonly property real step: 0.56
    readonly property real gap: Tokens.mm(1)
    readonly property real named: told.label === "" ? 0 : Tokens.mm(3.8)
    readonly property real broad: places.reduce((sum, cards) => sum + (cards.length === 0 ? 0 : 1 + step * (cards.length - 1)), 0)
    readonly property real spaces: gap * Math.max(0, places.length - 1)
    readonly property real used: named + Math.round(cardWidth * 1.4)
    readonly property real cardWidth: Math.floor(Math.min(Tokens.mm(13), (height - named - Tokens.mm(0.4)) / 1.4, (width - spaces) / Math.max(1, broad)))

    opacity: told.stands ? 1 : 0.5

    Label {
        visible: telling.named > 0
        width: telling.width
        height: telling.named
        text: telling.told.label
        color: telling.told.stands ? Tokens.colour.gold : Tokens.colour.muted
        font.pixelSize: Tokens.mm(3.3)
        font.strikeout: !telling.told.stands
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3.05)
    }
    Row {
        y: telling.named
        spacing: telling.gap

        Repeater {
            model: telling.places.length

            HandFan {
                required property int index

                cards: telling.places[index] ?? []
                cardWidth: telling.cardWidth
                step: telling.cardWidth * telling.step
            }
        }
    }
}
