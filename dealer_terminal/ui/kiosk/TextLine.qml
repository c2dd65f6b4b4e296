import QtQuick
import dealer_terminal.ui.kit

/* The text so far, and the input line for a plugged-in keyboard and an input method. */
Rectangle {
    id: field

    required property var pad

    signal written(string text)
    signal entered

    implicitHeight: Tokens.mm(10.5)
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: Tokens.stroke
    border.color: Tokens.colour.current
    clip: true

    TextInput {
        id: line
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(2.5)
        anchors.right: left.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        text: field.pad.text
        maximumLength: field.pad.most
        color: Tokens.colour.text
        font.family: Tokens.family
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        selectByMouse: false
        activeFocusOnPress: false
        clip: true
        Accessible.role: Accessible.EditableText
        Accessible.name: field.pad.question
        onTextEdited: field.written(text)
        onAccepted: field.entered()
        Component.onCompleted: forceActiveFocus()
    }
    Label {
        visible: line.text === ""
        anchors.left: line.left
        anchors.leftMargin: Tokens.mm(2)
        anchors.right: line.right
        anchors.verticalCenter: parent.verticalCenter
        text: field.pad.hint
        color: Tokens.colour.muted
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: left
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2.5)
        anchors.verticalCenter: parent.verticalCenter
        text: field.pad.left
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
