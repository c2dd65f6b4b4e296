pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* The console, its reviewer, the tabs, and the time. */
Rectangle {
    id: head

    required property var shown

    signal pressed(string name)

    color: Tokens.colour.panel

    Column {
        id: place
        x: Tokens.mm(4)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(66)

        Label {
            width: parent.width
            text: head.shown.console
            Accessible.role: Accessible.StaticText
            Accessible.name: `${head.shown.console} ${head.shown.reviewer}`
            font.weight: Font.Bold
            elide: Text.ElideRight
        }
        Label {
            visible: text !== ""
            width: parent.width
            text: head.shown.reviewer
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
            elide: Text.ElideRight
        }
    }
    Row {
        id: tabs
        anchors.left: place.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(2)

        Repeater {
            model: head.shown.tabs
            PlainButton {
                required name
                required property string text
                required property string key
                required property string count
                required property bool chosen

                width: Tokens.mm(32)
                height: Tokens.mm(9)
                words: count === "" ? text : `${text}  ${count}`
                says: key
                on: chosen
                onActivated: head.pressed(name)
            }
        }
    }
    Column {
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            anchors.right: parent.right
            text: head.shown.clock
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            font.weight: Font.Bold
        }
        Label {
            anchors.right: parent.right
            text: head.shown.date
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
