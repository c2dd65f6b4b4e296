import QtQuick

Rectangle {
    anchors.margins: -Tokens.stroke * 1.5
    z: 10
    color: "transparent"
    radius: Tokens.radius
    border.width: Tokens.stroke
    border.color: Tokens.colour.push
}
