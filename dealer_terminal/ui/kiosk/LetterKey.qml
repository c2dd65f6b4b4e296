import QtQuick
import dealer_terminal.ui.kit

/* A key of the on-screen keyboard: a letter, an accent, or a symbol. */
KeypadKey {
    required property var letter

    name: letter.text
    text: letter.text
    sign: letter.sign
    primary: letter.chosen
    enabled: letter.possible
}
