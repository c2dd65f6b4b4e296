pragma ComponentBehavior: Bound
import QtQuick

/* A wager by chips or by digits. It adds nothing up: touches go out, the amount comes back in. */
Column {
    id: keypad

    required property string title
    required property string amount
    required property string limits
    required property string refusal
    required property var chips
    required property string againText
    required property string clearText
    required property string eraseText
    required property string enterText
    property bool canRepeat: true
    property bool canEnter: true

    signal chipTouched(string denomination)
    signal digitTouched(string digit)
    signal eraseTouched
    signal clearTouched
    signal againTouched
    signal enterTouched

    spacing: Tokens.mm(2)

    MoneyDisplay {
        width: parent.width
        title: keypad.title
        amount: keypad.amount
        limits: keypad.limits
        refusal: keypad.refusal
    }
    Row {
        spacing: Tokens.mm(2)

        Grid {
            columns: 3
            spacing: Tokens.mm(1.4)
            Repeater {
                model: keypad.chips.length
                ChipKey {
                    required property int index
                    colour: keypad.chips[index]?.colour ?? ""
                    denomination: keypad.chips[index]?.denomination ?? ""
                    onActivated: keypad.chipTouched(denomination)
                }
            }
        }
        Grid {
            columns: 3
            spacing: Tokens.mm(1.4)
            Repeater {
                model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"]
                KeypadKey {
                    required property string modelData
                    implicitWidth: Tokens.mm(15)
                    implicitHeight: Tokens.mm(12.4)
                    text: modelData
                    onActivated: keypad.digitTouched(text)
                }
            }
            KeypadKey {
                implicitWidth: Tokens.mm(15)
                implicitHeight: Tokens.mm(12.4)
                name: keypad.eraseText
                sign: "erase"
                onActivated: keypad.eraseTouched()
            }
        }
        MoneyActions {
            height: parent.height
            againText: keypad.againText
            clearText: keypad.clearText
            enterText: keypad.enterText
            canRepeat: keypad.canRepeat
            canEnter: keypad.canEnter
            onAgainTouched: keypad.againTouched()
            onClearTouched: keypad.clearTouched()
            onEnterTouched: keypad.enterTouched()
        }
    }
}
