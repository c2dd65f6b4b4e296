pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A cell of a heat map or bar of a strip. A higher value has a stronger fill, and a symbol shows its direction. */
Rectangle {
    id: cell

    required property real weight
    required property string sign

    color: Qt.tint(Tokens.colour.panel, Qt.alpha(Tokens.colour.current, 0.08 + 0.84 * weight))

    Loader {
        active: cell.sign !== ""
        anchors.centerIn: parent
        sourceComponent: Label {
            text: cell.sign
            color: cell.weight > 0.45 ? Tokens.colour.plate : Tokens.colour.text
            font.pixelSize: Math.min(Tokens.mm(3.6), cell.height * 0.8)
            font.weight: Font.Bold
        }
    }
}
