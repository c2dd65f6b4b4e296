import QtQuick

Rectangle {
    anchors.margins: -Tokens.hair
    z: 10
    color: "transparent"
    radius: Tokens.radius
    border.width: Tokens.hair
    border.color: Tokens.colour.push
}
