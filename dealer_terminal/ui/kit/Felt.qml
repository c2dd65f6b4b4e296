pragma ComponentBehavior: Bound
import QtQuick

/* The table as the dealer sees it: players in an arc at the top, with position 1 at the dealer's left. */
Item {
    id: felt

    required property var seats
    readonly property int count: places.count
    property bool seatsTouchable: false
    property bool spotsTouchable: false
    property bool middle: true
    /* True while a band is open below the felt. */
    property bool low: false
    readonly property bool cardsShown: height >= Tokens.mm(48)
    /* Height above the seats. A refusal covers this area, and no seat. */
    readonly property real head: Tokens.mm(spotsTouchable ? 4.7 : cardsShown ? 3 : 2)
    readonly property real foot: Tokens.mm(low ? 0.5 : 1)
    readonly property real pitch: (width - Tokens.mm(1)) / Math.max(1, count)
    readonly property real seatWidth: Math.min(pitch - Tokens.mm(1), Tokens.mm(32))
    readonly property real seatHeight: Math.min(Tokens.mm(58), height - head - foot)
    readonly property real drop: Math.max(0, Math.min(height - seatHeight - head - foot * 0.6, Tokens.mm(14)))
    readonly property real inmost: count % 2 === 0 ? 1 / Math.max(1, count - 1) : 2 / Math.max(1, count - 1)
    readonly property real tray: height - head - seatHeight - drop * inmost * inmost - Tokens.mm(1.4)

    signal seatTouched(int position)
    signal spotTouched(int position, string spot)
    signal numberTouched(int position)

    function placeOf(position: int): SeatView {
        for (let at = 0; at < places.count; at++) {
            const seat = places.itemAt(at) as SeatView;
            if (seat !== null && seat.position === position)
                return seat;
        }
        return null;
    }

    FeltCloth {
        anchors.fill: parent
        rise: felt.drop * 1.05
    }
    ChipTray {
        visible: felt.cardsShown && felt.tray >= Tokens.mm(2.6)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(0.6)
        width: Tokens.mm(70)
        height: Math.min(felt.tray, Tokens.mm(5))
    }
    Repeater {
        id: places
        model: felt.seats

        SeatView {
            id: seat
            required property int index
            readonly property real away: felt.count < 2 ? 0 : 2 * index / (felt.count - 1) - 1

            x: Tokens.mm(0.5) + index * felt.pitch + (felt.pitch - width) / 2
            y: felt.head + felt.drop * away * away
            width: felt.seatWidth
            height: felt.seatHeight
            cardsShown: felt.cardsShown
            middle: felt.middle
            low: felt.low
            enabled: felt.seatsTouchable || felt.spotsTouchable
            spotsTouchable: felt.spotsTouchable
            overhang: (felt.pitch - width) / 2
            onActivated: felt.seatTouched(position)
            onSpotTouched: spot => felt.spotTouched(position, spot)
            onNumberTouched: felt.numberTouched(position)
        }
    }
}
