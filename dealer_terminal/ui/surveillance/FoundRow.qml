import QtQuick
import dealer_terminal.ui.shared

/* One thing that was found: when, and what. */
TouchTarget {
    id: row

    required property int position
    required property string time
    required property string text

    name: `found ${position}`
    spoken: `${time} ${text}`
    activeFocusOnTab: false
    implicitHeight: words.height + Tokens.mm(3)

    Rectangle {
        anchors.fill: parent
        color: row.pressed ? Tokens.colour.raised : "transparent"
    }
    Label {
        id: clock
        x: Tokens.mm(3)
        y: Tokens.mm(1.5)
        width: Tokens.mm(18.5)
        height: Tokens.mm(4.6)
        text: row.time
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        id: words
        anchors.left: clock.right
        y: Tokens.mm(1.5)
        width: parent.width - x - Tokens.mm(2)
        text: row.text
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Tokens.mm(3)
        width: parent.width - 2 * x
        height: 1
        color: Tokens.colour.raised
    }
}
