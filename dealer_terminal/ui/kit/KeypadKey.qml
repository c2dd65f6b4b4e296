import QtQuick

TouchTarget {
    id: key

    property string text: ""
    property string sign: ""
    property bool primary: false
    readonly property color ink: !enabled ? Tokens.colour.muted : primary || pressed ? Tokens.colour.primaryInk : Tokens.colour.text

    name: text
    implicitWidth: Tokens.mm(20)
    implicitHeight: Tokens.mm(15)

    ButtonFace {
        down: key.pressed
        up: !key.enabled ? Tokens.colour.panel : key.primary ? Tokens.colour.primary : Tokens.colour.raised
        pressedUp: key.primary ? Tokens.colour.primaryPressed : Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Sign {
        visible: key.sign !== ""
        anchors.centerIn: parent
        width: Tokens.mm(7)
        height: width
        name: key.sign
        ink: key.ink
        opacity: key.enabled ? 1 : 0.5
    }
    Label {
        visible: key.sign === ""
        anchors.centerIn: parent
        width: parent.width - Tokens.mm(2)
        horizontalAlignment: Text.AlignHCenter
        text: key.text
        color: key.ink
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
