import QtQuick

/* The print on the felt at an empty spot. Without a `label`, only the circle is drawn, because an amount takes its
   place. */
Item {
    id: layout

    required property string shape
    required property string label
    readonly property bool golden: shape === "golden-31"
    readonly property color ink: golden ? Tokens.colour.gold : Tokens.colour.printed

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: layout.golden ? Tokens.stroke * 1.5 : Tokens.hair * 2
        border.color: layout.ink
        antialiasing: true
    }
    Sign {
        visible: layout.shape === "royal-family" && layout.label !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.17
        width: parent.width * 0.3
        height: width
        name: "crown"
        ink: layout.ink
    }
    Rectangle {
        visible: layout.shape === "stax"
        anchors.fill: parent
        anchors.margins: Tokens.hair * 4
        radius: width / 2
        color: "transparent"
        border.width: Tokens.hair
        border.color: layout.ink
        antialiasing: true
    }
    SpotName {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: layout.shape === "royal-family" ? parent.height * 0.12 : 0
        text: layout.label
        room: parent.width * (layout.shape === "stax" ? 0.76 : 0.84)
        size: Math.min(parent.height * 0.5, parent.width * 1.08 / Math.max(2, layout.label.length))
        ink: layout.ink
    }
}
