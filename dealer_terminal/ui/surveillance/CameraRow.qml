import QtQuick
import dealer_terminal.ui.shared

/* One camera's clock at this moment, and how far off it may be. */
Item {
    id: camera

    required property string name
    required property string time
    required property string margin

    implicitHeight: Tokens.mm(5)
    Accessible.role: Accessible.StaticText
    Accessible.name: `${name} ${time} ${margin}`

    Label {
        width: parent.width * 0.36
        height: parent.height
        text: camera.name
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        elide: Text.ElideRight
    }
    Label {
        x: parent.width * 0.38
        height: parent.height
        text: camera.time
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        anchors.right: parent.right
        height: parent.height
        text: camera.margin
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
