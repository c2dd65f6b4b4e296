pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The shared keypad: three keys across, in telephone order. */
Grid {
    id: keypad

    required property var keys
    property real keyWidth: Tokens.mm(17)
    property real keyHeight: Math.ceil(Tokens.targetHeight)

    signal pressed(string key)

    columns: 3
    spacing: Tokens.mm(1)

    Repeater {
        model: keypad.keys.length
        PadKey {
            required property int index
            pad: keypad.keys[index] ?? ({ key: "", text: "", sign: "", possible: false, chosen: false })
            implicitWidth: keypad.keyWidth
            implicitHeight: keypad.keyHeight
            onActivated: keypad.pressed(pad.key)
        }
    }
}
