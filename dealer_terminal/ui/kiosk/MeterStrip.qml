pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Strip of progressive meters along the dealer's edge of the felt. Small, and bright only while a hit is pending. */
Rectangle {
    id: strip

    required property var meters
    readonly property int count: plates.count

    visible: count > 0
    implicitHeight: visible ? Tokens.mm(6.4) : 0
    color: Tokens.colour.plate

    Row {
        anchors.fill: parent
        anchors.leftMargin: Tokens.mm(1)
        anchors.rightMargin: Tokens.mm(1)

        Repeater {
            id: plates
            model: strip.meters
            MeterPlate {
                required property real share

                width: (strip.width - Tokens.mm(2)) * share
                height: strip.height
            }
        }
    }
}
