import QtQuick
import dealer_terminal.ui.shared

TouchTarget {
    id: key

    required property string suit

    ButtonFace {
        down: key.pressed
        up: key.enabled ? Tokens.colour.cardFace : Tokens.colour.panel
        pressedUp: Tokens.colour.primary
        edge: Tokens.colour.line
    }
    Suit {
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) * 0.6
        height: width
        suit: key.suit
        ink: key.enabled ? Tokens.ink(key.suit) : Tokens.colour.muted
        opacity: key.enabled ? 1 : 0.4
    }
}
