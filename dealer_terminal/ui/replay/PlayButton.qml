import QtQuick
import dealer_terminal.ui.kit

/* The button of one binding: its text, its direction, and its key. */
TouchTarget {
    id: button

    required name
    required property string text
    required property string key
    required property int arrow
    required property bool chosen
    required property bool possible
    readonly property color ink: pressed || chosen ? Tokens.colour.plate : enabled ? Tokens.colour.text : Tokens.colour.muted

    enabled: possible
    spoken: [arrow < 0 ? "‹" : "", text, arrow > 0 ? "›" : ""].filter(part => part !== "").join(" ")
    says: key

    ButtonFace {
        down: button.pressed || button.chosen
        up: button.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Label {
        x: Tokens.mm(0.6)
        y: Tokens.mm(0.9)
        width: parent.width - 2 * x
        height: Tokens.mm(5.4)
        horizontalAlignment: Text.AlignHCenter
        text: button.spoken
        color: button.ink
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        x: Tokens.mm(0.6)
        y: Tokens.mm(6)
        width: parent.width - 2 * x
        height: Tokens.mm(4.2)
        horizontalAlignment: Text.AlignHCenter
        text: button.key
        color: button.ink
        opacity: 0.8
        font.pixelSize: Tokens.mm(2.8)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
}
