import QtQuick
import dealer_terminal.ui.kit

/* Title and purpose of a sheet, and the key that closes it. */
Item {
    id: top

    required property string title
    required property string told
    required property bool canShut
    readonly property real edge: Tokens.mm(4)

    signal shut

    implicitHeight: Tokens.mm(2) + heading.height + (told === "" ? 0 : Tokens.mm(1) + purpose.height)

    Label {
        id: heading
        x: top.edge
        y: Tokens.mm(2)
        width: parent.width - Tokens.mm(20)
        height: Math.max(Tokens.mm(10), implicitHeight)
        text: top.title
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
    PlainButton {
        visible: top.canShut
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        y: Tokens.mm(2)
        width: Tokens.mm(12)
        height: Tokens.mm(9)
        name: "shut sheet"
        words: "✕"
        spoken: "Esc"
        on: false
        onActivated: top.shut()
    }
    Label {
        id: purpose
        visible: text !== ""
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(1)
        x: top.edge
        width: parent.width - 2 * x
        text: top.told
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
}
