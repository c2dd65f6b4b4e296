import QtQuick
import dealer_terminal.ui.shared

Page {
    id: page

    title: "Buttons and pads"

    Column {
        spacing: Tokens.mm(3)

        Row {
            spacing: Tokens.mm(3)
            PrimaryButton {
                text: "Lock decisions"
                note: "4 play · 1 folds"
            }
            PrimaryButton {
                text: "Pressed"
                held: true
            }
        }
        Row {
            spacing: Tokens.mm(3)
            PrimaryButton {
                text: "Not possible"
                note: "Position 4 has not decided"
                enabled: false
            }
            PrimaryButton {
                text: "Focused by keyboard"
                focus: true
            }
        }
        Row {
            spacing: Tokens.mm(3)
            SecondaryButton {
                text: "Undo"
                sign: "undo"
            }
            SecondaryButton {
                text: "Pressed"
                sign: "warning"
                held: true
            }
            SecondaryButton {
                text: "Chosen"
                chosen: true
            }
            SecondaryButton {
                text: "Not now"
                sign: "person"
                enabled: false
            }
        }
        Grid {
            columns: 10
            spacing: Tokens.mm(2)
            Repeater {
                model: Object.keys(SignPaths.strokes)
                Sign {
                    required property string modelData
                    width: Tokens.mm(7)
                    height: width
                    name: modelData
                }
            }
        }
    }
    PinPad {
        anchors.right: parent.right
        prompt: "PIN"
        entered: 2
        length: 4
        digits: ["7", "2", "9", "0", "4", "1", "8", "5", "3", "6"]
        clearText: "Clear"
        enterText: "Sign on"
    }
}
