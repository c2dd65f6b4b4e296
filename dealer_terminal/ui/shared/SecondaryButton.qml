import QtQuick

TouchTarget {
    id: button

    property string text: ""
    property string sign: ""
    property bool chosen: false
    readonly property color ink: pressed || chosen ? Tokens.colour.plate : enabled ? Tokens.colour.text : Tokens.colour.muted

    name: text
    implicitHeight: Tokens.targetHeight
    implicitWidth: Math.max(Tokens.mm(26), line.implicitWidth + 2 * Tokens.mm(3))

    ButtonFace {
        down: button.pressed || button.chosen
        up: button.enabled ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Row {
        id: line
        anchors.centerIn: parent
        spacing: Tokens.mm(1.8)
        opacity: button.enabled ? 1 : 0.6

        Sign {
            visible: button.sign !== ""
            anchors.verticalCenter: parent.verticalCenter
            name: button.sign
            ink: button.ink
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: button.text
            color: button.ink
            font.pixelSize: Tokens.mm(4.8)
            font.weight: Font.Bold
        }
    }
}
