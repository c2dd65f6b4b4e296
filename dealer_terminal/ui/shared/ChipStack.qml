pragma ComponentBehavior: Bound
import QtQuick

/* How many chips of each kind, highest first: `[{count, colour, denomination}]`, then what no chip can pay. */
Row {
    id: stack

    required property var chips
    property string coin: ""
    property real chipSize: Tokens.mm(8)

    spacing: Tokens.mm(2)

    Repeater {
        model: stack.chips.length

        Row {
            id: kind
            required property int index
            readonly property var chip: stack.chips[index] ?? ({ count: 0, colour: "", denomination: "" })

            spacing: Tokens.mm(0.6)

            Label {
                anchors.verticalCenter: parent.verticalCenter
                glanced: true
                text: kind.chip.count
                font.pixelSize: Tokens.glance
                font.weight: Font.Bold
            }
            Chip {
                anchors.verticalCenter: parent.verticalCenter
                width: stack.chipSize
                colour: kind.chip.colour
                denomination: kind.chip.denomination
            }
        }
    }
    Label {
        visible: text !== ""
        anchors.verticalCenter: parent.verticalCenter
        glanced: true
        text: stack.coin
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
