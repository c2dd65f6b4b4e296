import QtQuick

/* A symbol on a disc, placed over a corner. */
Rectangle {
    id: badge

    required property string sign
    required property color ink

    implicitWidth: Tokens.mm(5)
    implicitHeight: implicitWidth
    radius: width / 2
    color: Tokens.colour.plate
    border.width: Tokens.hair
    border.color: ink
    antialiasing: true

    Sign {
        anchors.fill: parent
        anchors.margins: parent.width * 0.2
        name: badge.sign
        ink: badge.ink
        pen: 4
    }
}
