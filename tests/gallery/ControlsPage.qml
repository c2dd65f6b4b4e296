import QtQuick
import dealer_terminal.ui.kit

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
    Grid {
        anchors.right: parent.right
        columns: 3
        spacing: Tokens.mm(1.4)

        Repeater {
            model: ["7", "2", "00"]
            KeypadKey {
                required property string modelData
                text: modelData
            }
        }
        KeypadKey {
            name: "Erase"
            sign: "erase"
        }
        KeypadKey {
            text: "0"
            enabled: false
        }
        KeypadKey {
            name: "Enter"
            sign: "check"
            primary: true
        }
        Repeater {
            model: [["red", "5c"], ["green", "25"], ["black", "100"]]
            ChipKey {
                required property var modelData
                colour: modelData[0]
                denomination: modelData[1]
                called: modelData[1]
            }
        }
    }
}
