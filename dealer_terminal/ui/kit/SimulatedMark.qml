import QtQuick

Rectangle {
    color: Tokens.colour.simulated

    Label {
        anchors.fill: parent
        anchors.leftMargin: Math.round(parent.width * 0.05)
        text: "SIM"
        color: Tokens.colour.simulatedInk
        font.pixelSize: Math.max(1, Math.min(parent.height * 0.92, parent.width * 0.2))
        font.weight: Font.Bold
    }
}
