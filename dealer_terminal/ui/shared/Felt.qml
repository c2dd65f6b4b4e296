pragma ComponentBehavior: Bound
import QtQuick

/* The table as the dealer sees it: players in an arc above, position one at the dealer's left. */
Item {
    id: felt

    required property var seats
    readonly property int count: places.count
    property bool seatsTouchable: false
    property bool spotsTouchable: false
    readonly property real pitch: (width - Tokens.mm(1)) / Math.max(1, count)
    readonly property real seatWidth: Math.min(pitch - Tokens.mm(1), Tokens.mm(32))
    readonly property real seatHeight: Tokens.mm(47.4)
    readonly property real drop: Math.max(0, Math.min(height - seatHeight - Tokens.mm(3.6), Tokens.mm(16)))

    signal seatTouched(int position)
    signal spotTouched(int position, string spot)

    FeltCloth {
        anchors.fill: parent
        rise: felt.drop * 1.05
    }
    Repeater {
        id: places
        model: felt.seats

        SeatView {
            id: seat
            required property int index
            readonly property real away: felt.count < 2 ? 0 : 2 * index / (felt.count - 1) - 1

            x: Tokens.mm(0.5) + index * felt.pitch + (felt.pitch - width) / 2
            y: Tokens.mm(3) + felt.drop * away * away
            width: felt.seatWidth
            height: felt.seatHeight
            enabled: felt.seatsTouchable || felt.spotsTouchable
            spotsTouchable: felt.spotsTouchable
            overhang: (felt.pitch - width) / 2
            onActivated: felt.seatTouched(position)
            onSpotTouched: spot => felt.spotTouched(position, spot)
        }
    }
}
