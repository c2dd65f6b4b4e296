import QtQuick

/* An amount laid over its chip, the spot's printed name kept in sight below it; `lifted` where the chip is gone. */
Item {
    id: line

    required property string text
    required property string label
    required property color ink
    property bool golden: false
    property bool struck: false
    property bool lifted: struck

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.78
        height: width
        visible: !line.lifted
        radius: width / 2
        color: Tokens.colour.plate
        antialiasing: true
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.22
        width: parent.width * 0.92
        height: parent.height * 0.42
        visible: !line.lifted && line.text.length > 2
        radius: height * 0.3
        color: Tokens.colour.plate
        antialiasing: true
    }
    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.22
        width: parent.width * 0.9
        height: parent.height * 0.42
        horizontalAlignment: Text.AlignHCenter
        text: line.text
        color: line.ink
        font.weight: Font.Bold
        font.strikeout: line.struck
        font.pixelSize: Math.max(1, Math.min(Tokens.glance, parent.height * 0.46))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, parent.height * 0.2)
    }
    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.61
        height: parent.height * 0.2
        text: line.label
        color: line.golden ? Tokens.colour.gold : Tokens.colour.text
        font.weight: Font.Bold
        font.pixelSize: Math.max(1, parent.height * (line.label.length > 4 ? 0.165 : 0.2))
    }
}
