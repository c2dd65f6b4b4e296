pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Picture of an idle table, for screens without a deal: the cloth, face-down cards, and a chip tray. */
Item {
    id: still

    readonly property real card: Math.min(height * 0.34, Tokens.mm(19))

    clip: true

    FeltCloth {
        anchors.fill: parent
        rise: Tokens.mm(15)
    }
    Repeater {
        model: 4
        CardBack {
            required property int index

            x: still.width * 0.5 + (index - 4.75) * still.card * 0.62
            y: still.height * 0.36 + Math.abs(index - 1.5) * still.card * 0.09
            width: still.card
            height: width * 1.4
            rotation: (index - 1.5) * 9
        }
    }
    Repeater {
        model: [["black", "100"], ["green", "25"], ["red", "5"]]
        Repeater {
            id: stack
            required property var modelData
            required property int index

            model: 4 - index
            Chip {
                required property int index

                x: still.width * 0.5 + still.card * (0.19 + stack.index * 0.95)
                y: still.height * 0.36 + still.card * (0.75 - index * 0.1)
                width: still.card * 0.86
                colour: stack.modelData[0]
                denomination: index === stack.count - 1 ? stack.modelData[1] : ""
            }
        }
    }
    ChipTray {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(2)
        width: Math.min(parent.width * 0.7, Tokens.mm(90))
        height: Tokens.mm(6.5)
    }
}
