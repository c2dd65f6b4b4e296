import QtQuick
import dealer_terminal.ui.kit

/* A value: a dot, or a larger square on its corner if it is outside the usual range. Its name is shown if there is
   room. */
Item {
    id: mark

    required property string ink
    required property string text
    required property var place
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
        visible: mark.place !== null
        x: mark.place === null ? 0 : mark.place.left - mark.x
        y: mark.place === null ? 0 : mark.place.top - mark.y
        height: mark.place === null ? 0 : mark.place.bottom - mark.place.top
        text: mark.text
        font.pixelSize: Tokens.small
    }
}
