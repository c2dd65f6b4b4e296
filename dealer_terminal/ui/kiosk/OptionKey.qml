import QtQuick
import dealer_terminal.ui.shared

/* An answer as a key: what it is, a word about it, and the value that stands there now. */
TouchTarget {
    id: key

    required property var option
    readonly property bool lit: pressed || option.chosen
    readonly property color ink: lit ? Tokens.colour.plate : enabled ? Tokens.colour.text : Tokens.colour.muted

    name: option.text
    enabled: option.possible

    ButtonFace {
        down: key.lit
        up: key.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Column {
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: value.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        opacity: key.enabled ? 1 : 0.6

        Label {
            width: parent.width
            text: key.option.text
            color: key.ink
            font.pixelSize: Tokens.mm(key.option.note === "" || key.height > Tokens.mm(15) ? 4.6 : 4.2)
            font.weight: Font.Bold
            wrapMode: key.option.note === "" ? Text.WordWrap : Text.NoWrap
            fontSizeMode: key.option.note === "" ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
        Label {
            visible: key.option.note !== ""
            width: parent.width
            text: key.option.note
            color: key.lit ? Tokens.colour.plate : Tokens.colour.muted
            font.pixelSize: Tokens.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(2.8)
        }
    }
    Label {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width * 0.5)
        text: key.option.value
        color: key.lit ? Tokens.colour.plate : Tokens.colour.gold
        font.pixelSize: Tokens.mm(4.6)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
        opacity: key.enabled ? 1 : 0.6
    }
}
