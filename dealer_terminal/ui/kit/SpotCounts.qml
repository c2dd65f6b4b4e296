pragma ComponentBehavior: Bound
import QtQuick

/* Number of chips of each kind on a circle, at its lower edge, in the colors of the chips. */
Item {
    id: edge

    required property var counts
    required property real circle
    readonly property int kinds: counts.length
    readonly property real wanted: Math.min(Tokens.mm(3.4), circle * 0.27)
    readonly property real disc: Math.min(wanted, circle * 0.86 / Math.max(1, kinds))

    height: wanted

    Repeater {
        model: edge.kinds

        Rectangle {
            id: kind
            required property int index
            readonly property var chip: edge.counts[index] ?? ({ count: 0, colour: "", denomination: "" })

            x: (edge.width - edge.disc * edge.kinds) / 2 + index * edge.disc
            y: (edge.height - height) / 2
            width: edge.disc
            height: edge.disc
            radius: width / 2
            color: Tokens.chips[chip.colour] ?? Tokens.chips.grey
            border.width: Tokens.hair
            border.color: ink.color
            antialiasing: true

            Label {
                id: ink
                anchors.centerIn: parent
                width: parent.width * 0.9
                horizontalAlignment: Text.AlignHCenter
                text: kind.chip.count
                color: ["white", "yellow", "pink", "silver"].includes(kind.chip.colour) ? Tokens.chipInk : Tokens.chipFace
                font.weight: Font.Bold
                font.pixelSize: Math.max(1, Math.round(parent.height * 0.82))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(1, Math.round(parent.height * 0.4))
            }
        }
    }
}
