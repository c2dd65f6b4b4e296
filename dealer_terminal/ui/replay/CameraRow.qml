import QtQuick
import dealer_terminal.ui.kit

/* One camera's clock at this moment, and its margin. A long name or a date has a line of its own. */
Item {
    id: camera

    required property string name
    required property string time
    required property string margin
    readonly property bool stacked: called.implicitWidth > width - shows.implicitWidth - off.implicitWidth - Tokens.mm(2.5)

    implicitHeight: stacked ? called.height + Tokens.mm(5.4) : Tokens.mm(5.4)
    Accessible.role: Accessible.StaticText
    Accessible.name: `${name} ${time} ${margin}`

    Label {
        id: called
        width: camera.stacked ? parent.width - off.width - Tokens.mm(2) : implicitWidth
        height: camera.stacked ? Math.max(Tokens.mm(5.4), implicitHeight) : Tokens.mm(5.4)
        text: camera.name
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        wrapMode: Text.Wrap
    }
    Label {
        id: shows
        anchors.bottom: parent.bottom
        x: (camera.stacked ? parent.width : off.x - Tokens.mm(1.5)) - width
        height: Tokens.mm(5.4)
        text: camera.time
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        id: off
        x: parent.width - width
        height: Tokens.mm(5.4)
        text: camera.margin
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
}
