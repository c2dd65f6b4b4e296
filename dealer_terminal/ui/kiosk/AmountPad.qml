pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Entry of an amount by chips or digits. It computes nothing: it emits key presses and shows the resulting amount. */
Sheet {
    id: amountPad

    required property var shown
    readonly property real margin: Tokens.mm(1.6)

    SheetHead {
        id: head
        x: Tokens.mm(2.5)
        y: amountPad.margin
        width: chips.x - x - Tokens.mm(3)
        height: Math.min(amountPad.height, Tokens.mm(54)) - 2 * amountPad.margin
        reserved: entry.height
        title: amountPad.shown.title
        backText: amountPad.shown.backText
        others: amountPad.shown.others
        onBackTouched: amountPad.backTouched()
        onPressed: key => amountPad.pressed(key)
    }
    Column {
        id: entry
        x: head.x
        y: head.y + Tokens.mm(9.3)
        width: head.width

        Accessible.role: Accessible.StaticText
        Accessible.name: [amountPad.shown.amount, amountPad.shown.madeOf, amountPad.shown.refusal || amountPad.shown.limits].filter(part => part !== "").join(" · ")

        Item {
            width: parent.width
            height: amount.height

            Label {
                id: amount
                width: Math.min(parent.width, Math.ceil(written.advanceWidth * Tokens.display / Tokens.glance) + 2)
                glanced: true
                text: amountPad.shown.amount
                font.pixelSize: Tokens.display
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Tokens.body
            }
            NaturalWidth {
                id: written
                text: amountPad.shown.amount
            }
            Label {
                anchors.left: amount.right
                anchors.leftMargin: Tokens.mm(3)
                anchors.right: parent.right
                anchors.baseline: amount.baseline
                visible: text !== "" && width > Tokens.mm(12)
                text: amountPad.shown.madeOf
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Tokens.mm(3)
            }
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
    Grid {
        id: chips
        anchors.right: digits.left
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        columns: amountPad.shown.chips.length > 6 ? 3 : 2
        spacing: Tokens.mm(1)

        Repeater {
            model: amountPad.shown.chips.length
            ChipKey {
                required property int index
                readonly property var option: amountPad.shown.chips[index] ?? ({ key: "", text: "", colour: "", called: "", possible: false })

                implicitWidth: Tokens.mm(16)
                implicitHeight: Tokens.mm(16)
                colour: option.colour
                denomination: option.text
                called: option.called
                enabled: option.possible
                onActivated: amountPad.pressed(option.key)
            }
        }
    }
    Keypad {
        id: digits
        anchors.right: parent.right
        anchors.rightMargin: amountPad.margin
        anchors.verticalCenter: parent.verticalCenter
        keys: amountPad.shown.digits
        onPressed: key => amountPad.pressed(key)
    }
}
