import QtQuick
import dealer_terminal.ui.kit

/* A key of a keypad: a digit, a rank, or a symbol. */
KeypadKey {
    required property var pad

    name: pad.text
    meaning: pad.key
    text: pad.text
    sign: pad.sign
    primary: pad.chosen
    enabled: pad.possible
}
