import QtQuick

/* An amount over its chip, with the spot's printed name visible below it. `lifted` if the chip is gone. */
Item {
    id: line

    required property string text
    required property string label
    required property color ink
    property bool golden: false
    property bool struck: false
    property bool lifted: struck
    property bool badged: false
    readonly property real high: Math.min(Tokens.glance, height * 0.46) * Tokens.capital
    readonly property real gap: Math.max(Tokens.mm(0.5), height * 0.06)
    readonly property real begins: (height - high - gap - name.height) / 2 - height * 0.03

    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.8
        height: width
        visible: !line.lifted
        radius: width / 2
        color: Tokens.colour.plate
        antialiasing: true
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: line.begins - Tokens.mm(0.5)
        width: Math.min(parent.width * 0.92, amount.contentWidth + Tokens.mm(0.8))
        height: line.high + Tokens.mm(1)
        visible: !line.lifted
        radius: height * 0.3
        color: Tokens.colour.plate
        antialiasing: true
    }
    Rectangle {
        anchors.centerIn: name
        width: name.width + Tokens.mm(0.6)
        height: name.height + Tokens.mm(0.8)
        visible: !line.lifted
        radius: height * 0.3
        color: Tokens.colour.plate
        antialiasing: true
    }
    Label {
        id: amount
        anchors.horizontalCenter: parent.horizontalCenter
        y: line.begins
        width: parent.width * (line.badged ? 0.72 : 0.9)
        height: line.high
        horizontalAlignment: Text.AlignHCenter
        text: line.text
        color: line.ink
        font.weight: Font.Bold
        font.strikeout: line.struck
        font.pixelSize: Math.max(1, line.high / Tokens.capital)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, parent.height * 0.2)
    }
    SpotName {
        id: name
        anchors.horizontalCenter: parent.horizontalCenter
        y: line.begins + line.high + line.gap
        text: line.label
        room: line.width * 0.82
        size: parent.height * 0.2
        ink: line.golden ? Tokens.colour.gold : Tokens.colour.text
    }
}
