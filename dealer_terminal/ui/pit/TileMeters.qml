pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The table's progressive meters, small, with what is pending there: each in its part of the tile, however narrow that is. */
Row {
    id: row

    required property var meters
    readonly property int count: meters.length
    readonly property real part: (width - (count - 1) * spacing) / Math.max(1, count)

    spacing: Tokens.mm(3)
    clip: true

    Repeater {
        model: row.meters
        Row {
            id: meter

            required property var modelData

            width: Math.min(row.part, sign.width + spacing + told.implicitWidth)
            height: row.height
            spacing: Tokens.mm(1)

            MeterSign {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                width: Tokens.mm(4)
                height: width
                meter: meter.modelData.meter
            }
            Label {
                id: told
                width: Math.min(implicitWidth, row.part - sign.width - meter.spacing)
                height: parent.height
                text: meter.modelData.note === "" ? meter.modelData.amount : `${meter.modelData.amount} ${meter.modelData.note}`
                color: meter.modelData.note === "" ? Tokens.colour.muted : Tokens.colour.pending
                font.pixelSize: Tokens.small
                font.weight: meter.modelData.note === "" ? Font.Medium : Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Tokens.mm(2)
            }
        }
    }
}
