pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The buttons that move the playhead, each with its key below, and the status: playing or following, the speed, and the
   time skipped. */
Rectangle {
    id: row

    required property var shown
    readonly property real gap: Tokens.mm(1)

    signal pressed(string name)

    color: Tokens.colour.panel

    Rectangle {
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
    Column {
        id: standing
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(59)
        Accessible.role: Accessible.StaticText
        Accessible.name: [row.shown.standing, row.shown.speed, row.shown.skipped].join(" · ")

        Label {
            width: parent.width
            height: Tokens.mm(6)
            text: `${row.shown.standing}  ${row.shown.speed}`
            color: row.shown.standing === "" ? Tokens.colour.text : Tokens.colour.current
            font.weight: Font.Bold
        }
        Label {
            width: parent.width
            height: Tokens.mm(4.6)
            text: row.shown.skipped
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(2.4)
        }
    }
    Row {
        anchors.left: standing.right
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        height: Tokens.mm(11.4)
        spacing: row.gap

        Repeater {
            id: buttons
            model: row.shown.buttons
            PlayButton {
                width: (row.width - Tokens.mm(64) - (buttons.count - 1) * row.gap) / Math.max(1, buttons.count)
                height: Tokens.mm(11.4)
                onActivated: row.pressed(name)
            }
        }
    }
}
