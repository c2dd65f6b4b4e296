import QtQuick
import dealer_terminal.ui.kit

/* A key of a pad by its props: a digit, a rank or a sign. */
KeypadKey {
    required property var pad

    name: pad.text
    meaning: pad.key
    text: pad.text
    sign: pad.sign
    primary: pad.chosen
    enabled: pad.possible
}
