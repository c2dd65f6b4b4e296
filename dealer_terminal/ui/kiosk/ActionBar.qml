pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The action bar. Undo is always first on the left, and the primary key always at the bottom right. */
Rectangle {
    id: bar

    required property var primary
    required property var secondary
    readonly property int places: 5
    readonly property real gap: Tokens.mm(1.2)
    readonly property real keyWidth: (width - act.width - (places + 2) * gap) / places

    signal pressed(string key)

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
        anchors.leftMargin: bar.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: bar.gap

        Repeater {
            model: bar.secondary.length
            BarKey {
                required property int index
                readonly property var option: bar.secondary[index] ?? ({ key: "", text: "", sign: "", possible: false })

                width: bar.keyWidth
                height: Tokens.primaryHeight
                text: option.text
                sign: option.sign
                enabled: option.possible
                onActivated: bar.pressed(option.key)
            }
        }
    }
    PrimaryButton {
        id: act
        anchors.right: parent.right
        anchors.rightMargin: bar.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(76)
        height: Tokens.primaryHeight
        text: bar.primary.text
        note: bar.primary.note
        enabled: bar.primary.possible
        onActivated: bar.pressed(bar.primary.key)
    }
}
