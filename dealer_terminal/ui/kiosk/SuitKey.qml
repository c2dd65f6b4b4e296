import QtQuick
import dealer_terminal.ui.kit

/* A suit. If its card is already on the table, the key is dim and names the place. */
TouchTarget {
    id: key

    required property string suit
    required property bool possible
    required property string note
    readonly property bool noted: note !== ""

    enabled: possible || noted
    says: note

    ButtonFace {
        down: key.pressed
        up: key.possible ? Tokens.colour.cardFace : Tokens.colour.panel
        pressedUp: Tokens.colour.primary
        edge: Tokens.colour.line
    }
    Suit {
        x: (parent.width - width) / 2
        y: ((key.noted ? parent.height * 0.7 : parent.height) - height) / 2
        width: Math.min(parent.width, parent.height) * (key.noted ? 0.42 : 0.6)
        height: width
        suit: key.suit
        ink: key.possible ? Tokens.ink(key.suit) : Tokens.colour.muted
        opacity: key.possible ? 1 : 0.4
    }
    Label {
        visible: key.noted
        x: Tokens.mm(0.6)
        y: parent.height * 0.64
        width: parent.width - 2 * x
        height: parent.height * 0.3
        text: key.note
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
        horizontalAlignment: Text.AlignHCenter
    }
}
