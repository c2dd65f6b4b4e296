import QtQuick

Rectangle {
    color: Tokens.colour.simulated

    Label {
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        text: "SIM"
        color: Tokens.colour.simulatedInk
        font.pixelSize: Math.max(1, parent.height * 0.92)
        font.weight: Font.Bold
    }
}
