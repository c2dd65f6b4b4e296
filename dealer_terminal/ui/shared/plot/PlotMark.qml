import QtQuick
import dealer_terminal.ui.shared

/* One of many, its name on one side, or none: a dot; a larger square on its corner where it lies outside of what is usual. */
Item {
    id: mark

    required property string ink
    required property string text
    required property int side
    readonly property bool outside: ink === "outside"

    width: Tokens.mm(outside ? 3.6 : 2.6)
    height: width

    Rectangle {
        anchors.fill: parent
        radius: mark.outside ? 0 : width / 2
        rotation: mark.outside ? 45 : 0
        color: mark.outside ? Tokens.colour.pending : Tokens.colour.current
        border.color: Tokens.colour.screen
        border.width: Tokens.hair
    }
    Label {
        visible: mark.side !== 0
        x: mark.side < 0 ? -width - Tokens.mm(0.8) : mark.width + Tokens.mm(0.8)
        anchors.verticalCenter: parent.verticalCenter
        text: mark.text
        font.pixelSize: Tokens.small
    }
}
