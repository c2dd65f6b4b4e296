import QtQuick

/* Filled where somebody sits; a hollow ring where nobody does. */
Rectangle {
    id: disc

    required property int position
    required property bool occupied
    required property bool current

    implicitWidth: Tokens.mm(7.6)
    implicitHeight: width
    radius: width / 2
    color: current ? Tokens.colour.current : occupied ? Tokens.colour.text : "transparent"
    border.width: Tokens.hair * 1.6
    border.color: current ? Tokens.colour.current : occupied ? Tokens.colour.text : Tokens.colour.printed
    antialiasing: true

    Label {
        glanced: true
        anchors.centerIn: parent
        text: disc.position
        color: disc.current || disc.occupied ? Tokens.colour.plate : Tokens.colour.printed
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
