pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Undo first on the left, the primary action at the bottom right: neither ever moves. */
Rectangle {
    id: bar

    required property var primary
    required property var secondary

    readonly property real room: width - Tokens.mm(72) - Tokens.mm(6)

    signal acted(string action)

    implicitHeight: Tokens.primaryHeight + Tokens.mm(3)
    color: Tokens.colour.panel

    Rectangle {
        anchors.top: parent.top
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(2)

        Repeater {
            model: bar.secondary.length
            SecondaryButton {
                required property int index
                readonly property var option: bar.secondary[index] ?? ({ action: "", text: "", sign: "", possible: false })

                width: Math.min(implicitWidth, bar.room / bar.secondary.length - Tokens.mm(2))
                height: Tokens.mm(15)
                text: option.text
                sign: option.sign
                enabled: option.possible
                onActivated: bar.acted(option.action)
            }
        }
    }
    PrimaryButton {
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.5)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(72)
        height: Tokens.primaryHeight
        text: bar.primary.text
        note: bar.primary.note
        enabled: bar.primary.possible
        onActivated: bar.acted(bar.primary.action)
    }
}
