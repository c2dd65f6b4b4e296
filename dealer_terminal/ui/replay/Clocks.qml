pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The table's clock in its zone, and the cameras' clocks, each with its margin. */
Rectangle {
    id: clocks

    required property var shown

    color: Tokens.colour.plate
    Accessible.role: Accessible.StaticText
    Accessible.name: `${shown.time} ${shown.date}`

    Label {
        id: time
        x: Tokens.mm(3)
        y: Tokens.mm(1)
        height: Tokens.mm(9)
        text: clocks.shown.time
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
    }
    Label {
        id: date
        x: time.x
        anchors.top: time.bottom
        width: parent.width - 2 * x
        height: Tokens.mm(5)
        text: clocks.shown.date
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.2)
    }
    ListView {
        anchors.top: date.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: parent.bottom
        x: time.x
        width: parent.width - 2 * x
        clip: true
        model: clocks.shown.cameras
        boundsBehavior: ListView.StopAtBounds
        delegate: CameraRow {
            width: ListView.view.width
        }
    }
}
