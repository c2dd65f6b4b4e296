pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The alarms, most urgent first. A press opens one. */
Rectangle {
    id: panel

    required property string title
    required property var alarms

    signal called(string key)

    color: Tokens.colour.panel

    Label {
        id: heading
        x: Tokens.mm(4)
        width: parent.width - 2 * x
        height: Tokens.mm(11)
        text: panel.title
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        elide: Text.ElideRight
    }
    ListView {
        id: list
        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: panel.alarms
        boundsBehavior: ListView.StopAtBounds
        delegate: AlarmRow {
            width: list.width
            onActivated: panel.called(key)
        }
    }
    Rectangle {
        width: Tokens.hair
        height: parent.height
        color: Tokens.colour.line
    }
}
