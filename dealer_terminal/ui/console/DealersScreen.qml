import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.kiosk

/* The kiosk's own screen in a frame. Its controls are inactive; a press anywhere returns to the felt. */
Item {
    id: screen

    required property var shown
    required property string caption

    signal activated

    Rectangle {
        anchors.fill: glass
        anchors.margins: -Tokens.mm(0.8)
        color: "transparent"
        border.width: Tokens.mm(0.8)
        border.color: Tokens.colour.current
    }
    Item {
        id: glass
        objectName: "glass"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Tokens.mm(1.2)
        width: Tokens.mm(218)
        height: Math.min(Tokens.mm(136.25), screen.height - said.height - Tokens.mm(2.4))
        clip: true

        Kiosk {
            anchors.fill: parent
            shown: screen.shown
        }
    }
    TouchTarget {
        anchors.fill: parent
        name: "dealer's screen"
        spoken: ""
        onActivated: screen.activated()
    }
    Label {
        id: said
        anchors.bottom: parent.bottom
        x: Tokens.mm(2)
        width: parent.width - 2 * x
        height: Math.max(Tokens.mm(6), implicitHeight + Tokens.mm(1))
        horizontalAlignment: Text.AlignHCenter
        text: screen.caption
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.current
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
}
