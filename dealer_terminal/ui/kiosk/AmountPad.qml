pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* An amount by chips or digits. It adds nothing up: touches go out, the amount comes back in. */
Sheet {
    id: amountPad

    required property var shown
    readonly property real gap: Tokens.mm(1.2)

    pad: true

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.title} ${shown.amount} ${shown.refusal}`

    Column {
        id: entry
        anchors.left: parent.left
        anchors.right: chips.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(2)
        spacing: Tokens.mm(1)

        Label {
            width: parent.width
            text: amountPad.shown.title
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            height: Tokens.mm(11)
            minimumPixelSize: Tokens.mm(3.4)
        }
        Label {
            width: parent.width
            glanced: true
            text: amountPad.shown.amount
            font.pixelSize: Tokens.display
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.body
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: amountPad.shown.refusal !== "" ? amountPad.shown.refusal : amountPad.shown.limits
            color: amountPad.shown.refusal !== "" ? Tokens.colour.lost : Tokens.colour.muted
            font.weight: amountPad.shown.refusal !== "" ? Font.Bold : Font.Medium
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
    Flow {
        anchors.left: entry.left
        anchors.right: entry.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(2)
        spacing: amountPad.gap

        Repeater {
            model: amountPad.shown.others.length
            SecondaryButton {
                required property int index
                readonly property var option: amountPad.shown.others[index] ?? ({ key: "", text: "", sign: "", possible: false })

                text: option.text
                sign: option.sign
                enabled: option.possible
                onActivated: amountPad.pressed(option.key)
            }
        }
    }
    Grid {
        id: chips
        anchors.right: digits.left
        anchors.rightMargin: Tokens.mm(2.5)
        anchors.verticalCenter: parent.verticalCenter
        columns: amountPad.shown.chips.length > 3 ? 2 : 1
        spacing: amountPad.gap

        Repeater {
            model: amountPad.shown.chips.length
            ChipKey {
                required property int index
                readonly property var option: amountPad.shown.chips[index] ?? ({ key: "", text: "", colour: "" })

                implicitWidth: Tokens.mm(15)
                implicitHeight: Tokens.mm(15)
                colour: option.colour
                denomination: option.text
                onActivated: amountPad.pressed(option.key)
            }
        }
    }
    Grid {
        id: digits
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        columns: 4
        spacing: amountPad.gap

        Repeater {
            model: amountPad.shown.digits.length
            PadKey {
                required property int index
                pad: amountPad.shown.digits[index]
                implicitWidth: Tokens.mm(14)
                implicitHeight: Tokens.mm(14.5)
                onActivated: amountPad.pressed(pad.key)
            }
        }
    }
}
