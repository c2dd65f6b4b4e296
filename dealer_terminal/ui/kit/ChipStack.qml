pragma ComponentBehavior: Bound
import QtQuick

/* Number of chips of each kind, highest first, as `[{count, colour, denomination}]`, then the amount in coin. */
Row {
    id: stack

    required property var chips
    property string coin: ""
    property real chipSize: Tokens.mm(8)
    property bool narrow: false
    readonly property real size: narrow ? Tokens.mm(4.4) : Tokens.glance

    spacing: Tokens.mm(2)

    Repeater {
        model: stack.chips.length

        Row {
            id: kind
            required property int index
            readonly property var chip: stack.chips[index] ?? ({ count: 0, colour: "", denomination: "" })

            anchors.verticalCenter: parent?.verticalCenter
            spacing: Tokens.mm(stack.narrow ? 0.3 : 0.6)

            Label {
                anchors.verticalCenter: parent.verticalCenter
                glanced: !stack.narrow
                text: kind.chip.count
                font.pixelSize: stack.size
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
        glanced: !stack.narrow
        text: stack.coin
        font.pixelSize: stack.size
        font.weight: Font.Bold
    }
}
