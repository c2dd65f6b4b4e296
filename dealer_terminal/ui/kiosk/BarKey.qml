import QtQuick
import dealer_terminal.ui.kit

/* A key of the action bar: its symbol above its label. All keys have the same width. */
TouchTarget {
    id: key

    required property string text
    required property string sign
    readonly property color ink: pressed ? Tokens.colour.plate : enabled ? Tokens.colour.text : Tokens.colour.muted

    name: text
    guarded: true

    ButtonFace {
        down: key.pressed
        up: key.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
        opacity: key.enabled ? 1 : 0.6
    }
    Sign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Tokens.mm(2.2)
        width: Tokens.mm(6.6)
        height: width
        name: key.sign
        ink: key.ink
        opacity: key.enabled ? 1 : 0.6
    }
    Label {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(0.9)
        x: Tokens.mm(1)
        width: key.width - 2 * x
        height: Tokens.mm(9.4)
        horizontalAlignment: Text.AlignHCenter
        text: key.text
        color: key.ink
        opacity: key.enabled ? 1 : 0.6
        font.pixelSize: Tokens.mm(4.4)
        font.weight: Font.Bold
        lineHeight: 0.86
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3)
    }
}
