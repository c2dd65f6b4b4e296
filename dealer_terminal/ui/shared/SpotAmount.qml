import QtQuick

Item {
    id: line

    required property string text
    required property color ink
    property bool struck: false

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 1.02
        height: parent.height * 0.52
        radius: height * 0.28
        color: Tokens.colour.plate
        border.width: Tokens.hair
        border.color: line.ink
        antialiasing: true
    }
    Label {
        anchors.centerIn: parent
        width: parent.width * 0.94
        horizontalAlignment: Text.AlignHCenter
        text: line.text
        color: line.ink
        font.weight: Font.Bold
        font.strikeout: line.struck
        font.pixelSize: Math.min(Tokens.glance, Math.floor(parent.height * 0.48))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, parent.height * 0.2)
    }
}
