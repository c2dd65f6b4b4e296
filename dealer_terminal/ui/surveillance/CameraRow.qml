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
        width: time.x - Tokens.mm(1)
        height: parent.height
        text: camera.name
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        elide: Text.ElideRight
    }
    Label {
        id: time
        x: margin.x - width - Tokens.mm(1.5)
        height: parent.height
        text: camera.time
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        id: margin
        x: parent.width - width
        height: parent.height
        text: camera.margin
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
