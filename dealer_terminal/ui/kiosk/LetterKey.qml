import QtQuick
import dealer_terminal.ui.kit

/* A key of the keyboard by its props: a letter, a mark or a sign. */
KeypadKey {
    required property var letter

    name: letter.text
    text: letter.text
    sign: letter.sign
    primary: letter.chosen
    enabled: letter.possible
}
