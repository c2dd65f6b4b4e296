import QtQuick

TouchTarget {
    id: key

    required property string colour
    required property string denomination
    required property string called

    name: denomination
    spoken: called
    implicitWidth: Tokens.mm(20)
    implicitHeight: Tokens.mm(20)

    Chip {
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height) - Tokens.mm(1)
        scale: key.pressed ? 0.9 : 1
        opacity: key.enabled ? 1 : 0.35
        colour: key.colour
        denomination: key.denomination
    }
    Rectangle {
        visible: key.pressed
        anchors.centerIn: parent
        width: Math.min(parent.width, parent.height)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Tokens.stroke
        border.color: Tokens.colour.current
        antialiasing: true
    }
}
