pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The table's progressive meters in small text of one size. A meter with a pending prize is marked. The text shrinks to
   fit a narrow tile. */
Row {
    id: row

    required property var meters
    readonly property int count: meters.length
    readonly property real sign: Tokens.mm(4)
    readonly property real between: Tokens.mm(1)
    readonly property real letter: (width - (count - 1) * spacing - count * (sign + between)) / Math.max(1, letters())

    function told(meter: var): string {
        return meter.note === "" ? meter.amount : `! ${meter.amount}`;
    }

    function letters(): int {
        let sum = 0;
        for (let at = 0; at < count; at++)
            sum += told(meters[at]).length;
        return sum;
    }

    spacing: Tokens.mm(1.6)
    clip: true

    Repeater {
        model: row.meters
        Row {
            id: meter

            required property var modelData

            height: row.height
            spacing: row.between

            MeterSign {
                anchors.verticalCenter: parent.verticalCenter
                width: row.sign
                height: width
                meter: meter.modelData.meter
            }
            Label {
                width: Math.min(implicitWidth, row.letter * text.length)
                height: parent.height
                text: row.told(meter.modelData)
                color: meter.modelData.note === "" ? Tokens.colour.muted : Tokens.colour.pending
                font.pixelSize: Tokens.small
                font.weight: meter.modelData.note === "" ? Font.Medium : Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Tokens.mm(3)
            }
        }
    }
}
