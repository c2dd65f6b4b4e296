pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* The items to review, newest first. A press opens one. */
Item {
    id: panel

    required property string title
    required property string other
    required property var queue

    signal looked(string journal, int position)
    signal pressed(string name)

    Label {
        id: heading
        x: Tokens.mm(6)
        width: parent.width - x - all.width - Tokens.mm(6)
        height: Tokens.mm(12)
        text: panel.title
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.small
    }
    PlainButton {
        id: all
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        y: Tokens.mm(1.5)
        width: Tokens.mm(48)
        height: Tokens.mm(9)
        name: "queue all or waiting"
        words: panel.other
        on: false
        onActivated: panel.pressed("waiting")
    }
    ListView {
        id: list
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: panel.queue
        boundsBehavior: ListView.StopAtBounds
        delegate: QueueRow {
            width: list.width
            onActivated: panel.looked(journal, position)
        }
    }
}
