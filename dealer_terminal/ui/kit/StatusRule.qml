import QtQuick

Rectangle {
    anchors.verticalCenter: parent?.verticalCenter
    implicitWidth: Tokens.hair
    implicitHeight: Tokens.mm(5.5)
    color: Tokens.colour.line
}
