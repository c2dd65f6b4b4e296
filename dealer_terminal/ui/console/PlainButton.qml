import QtQuick
import dealer_terminal.ui.kit

/* A button for a mouse, smaller than the dealer's. */
TouchTarget {
    id: button

    required property string words
    required property bool on

    spoken: words
    says: on ? "on" : ""

    ButtonFace {
        down: button.pressed || button.on
        up: button.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Label {
        anchors.fill: parent
        anchors.margins: Tokens.mm(1)
        horizontalAlignment: Text.AlignHCenter
        text: button.words
        color: button.pressed || button.on ? Tokens.colour.plate : Tokens.colour.text
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        lineHeight: 0.9
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.least
    }
}
