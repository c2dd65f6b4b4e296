pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.kiosk

/* The felt at a past moment, drawn as at the kiosk, with its step and payments below. A press shows the dealer's whole
   screen. */
TouchTarget {
    id: table

    required property var shown
    property var lit: []

    name: "felt"
    spoken: ""
    activeFocusOnTab: false

    Item {
        anchors.fill: parent
        enabled: false

        Felt {
            id: felt
            width: parent.width
            height: parent.height - below.height - strip.implicitHeight
            seats: table.shown.table.felt.seats
            middle: table.shown.table.felt.middle
        }
        Repeater {
            model: table.lit
            LitSeat {
                felt: felt
            }
        }
        MeterStrip {
            id: strip
            visible: count > 0
            anchors.bottom: below.top
            width: parent.width
            meters: table.shown.table.meters
        }
        FocusArea {
            id: below

            anchors.bottom: parent.bottom
            width: parent.width
            usual: Tokens.mm(stacked ? 48 : 39)
            height: Math.max(usual, needed)
            instruction: table.shown.table.instruction
            dealer: table.shown.table.dealer
            settlement: table.shown.table.settlement
            summary: table.shown.table.summary
            manual: table.shown.table.manual
        }
    }
}
