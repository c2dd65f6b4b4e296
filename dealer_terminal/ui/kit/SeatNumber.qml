import QtQuick

/* Number of a position: filled if occupied, a hollow ring if not. A second ring marks a separate key. */
Rectangle {
    id: disc

    required property int position
    required property bool occupied
    required property bool current
    property bool opens: false
    property bool pressed: false

    implicitWidth: Tokens.mm(7.6)
    implicitHeight: width
    radius: width / 2
    color: current ? Tokens.colour.current : occupied ? Tokens.colour.text : "transparent"
    border.width: Tokens.hair * 1.6
    border.color: current ? Tokens.colour.current : occupied ? Tokens.colour.text : Tokens.colour.printed
    antialiasing: true
    scale: pressed ? 0.92 : 1

    Rectangle {
        visible: disc.opens && !disc.current
        anchors.fill: parent
        anchors.margins: -Tokens.mm(0.9)
        radius: width / 2
        color: "transparent"
        border.width: Tokens.hair
        border.color: disc.pressed ? Tokens.colour.current : Tokens.colour.printed
        opacity: disc.pressed ? 1 : 0.7
        antialiasing: true
    }
    Label {
        glanced: disc.occupied || disc.current
        anchors.centerIn: parent
        text: disc.position
        color: disc.current || disc.occupied ? Tokens.colour.plate : Tokens.colour.printed
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
