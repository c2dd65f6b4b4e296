pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The table's progressive meters, small, with what is pending there. */
Row {
    id: row

    required property var meters
    readonly property int count: meters.length

    spacing: Tokens.mm(3)
    clip: true

    Repeater {
        model: row.meters
        Row {
            id: meter

            required property var modelData

            height: row.height
            spacing: Tokens.mm(1)

            MeterSign {
                anchors.verticalCenter: parent.verticalCenter
                width: Tokens.mm(4)
                height: width
                meter: meter.modelData.meter
            }
            Label {
                height: parent.height
                text: meter.modelData.note === "" ? meter.modelData.amount : `${meter.modelData.amount} ${meter.modelData.note}`
                color: meter.modelData.note === "" ? Tokens.colour.muted : Tokens.colour.pending
                font.pixelSize: Tokens.small
                font.weight: meter.modelData.note === "" ? Font.Medium : Font.Bold
            }
        }
    }
}
