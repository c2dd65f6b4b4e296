import QtQuick

TouchTarget {
    id: button

    property string text: ""
    property string sign: ""
    property bool chosen: false
    readonly property color ink: pressed || chosen ? Tokens.colour.plate : enabled ? Tokens.colour.text : Tokens.colour.muted
    readonly property real lead: sign === "" ? 0 : Tokens.mm(6.8)
    readonly property real room: width - 2 * Tokens.mm(2) - lead
    readonly property real written: Math.min(room, Math.ceil(natural.advanceWidth) + 2)

    name: text
    implicitHeight: Tokens.targetHeight
    implicitWidth: Math.max(Tokens.mm(26), Math.ceil(natural.advanceWidth) + lead + 2 * Tokens.mm(3))

    TextMetrics {
        id: natural
        text: button.text
        font: words.font
    }
    ButtonFace {
        down: button.pressed || button.chosen
        up: button.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Sign {
        visible: button.sign !== ""
        anchors.right: words.left
        anchors.rightMargin: Tokens.mm(1.8)
        anchors.verticalCenter: parent.verticalCenter
        name: button.sign
        ink: button.ink
        opacity: words.opacity
    }
    Label {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: (button.width + button.lead - button.written) / 2
        width: button.written
        height: button.height - Tokens.mm(1.6)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: button.text.replace(" / ", "\u00a0/\u00a0")
        color: button.ink
        opacity: button.enabled ? 1 : 0.6
        font.pixelSize: Tokens.mm(4.8)
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3)
    }
}
