import QtQuick

/* Frame of a seat that is current, pressed, or asked about. */
Rectangle {
    required property bool current
    required property bool pressed
    required property bool asked

    visible: current || pressed || asked || Tokens.outlined
    anchors.fill: parent
    radius: Tokens.radius * 1.5
    color: pressed ? Tokens.colour.printed : current ? Tokens.colour.seatCurrent : "transparent"
    border.width: current ? Tokens.stroke * 1.4 : Tokens.hair * (Tokens.outlined && asked ? 3 : 1)
    border.color: current ? Tokens.colour.current : Tokens.colour.printed
    opacity: current || pressed ? 1 : 0.6
    antialiasing: true
}
