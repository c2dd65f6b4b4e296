pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The progressive meters along the dealer's edge of the felt: small, calm, and loud only while a hit is pending. */
Rectangle {
    id: strip

    required property var meters

    visible: meters.length > 0
    implicitHeight: visible ? Tokens.mm(6.4) : 0
    color: Tokens.colour.plate

    Row {
        anchors.fill: parent
        anchors.leftMargin: Tokens.mm(1)
        anchors.rightMargin: Tokens.mm(1)

        Repeater {
            model: strip.meters.length
            MeterPlate {
                required property int index
                meter: strip.meters[index] ?? ({ meter: "", name: "", amount: "", standing: "open", note: "", locked: "" })
                width: (strip.width - Tokens.mm(2)) / Math.max(1, strip.meters.length)
                height: strip.height
            }
        }
    }
}
