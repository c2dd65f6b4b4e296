import QtQuick

Rectangle {
    implicitWidth: Tokens.hair
    implicitHeight: Tokens.mm(4.5)
    color: Tokens.colour.line
}
