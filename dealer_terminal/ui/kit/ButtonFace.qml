import QtQuick

Rectangle {
    required property bool down
    required property color up
    required property color pressedUp
    required property color edge

    anchors.fill: parent
    radius: Tokens.radius
    color: down ? pressedUp : up
    border.width: Math.max(1, Tokens.hair)
    border.color: edge
}
