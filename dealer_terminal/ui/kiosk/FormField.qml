import QtQuick
import dealer_terminal.ui.kit

/* A field's input. A secret is shown as dots. */
Rectangle {
    id: field

    required property string label
    required property string shown
    required property int length
    required property bool current

    implicitHeight: Tokens.mm(10.8)
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: current ? Tokens.stroke : Tokens.hair
    border.color: current ? Tokens.colour.current : Tokens.colour.line

    Accessible.role: Accessible.StaticText
    Accessible.name: `${label} ${shown}`

    Label {
        id: heading
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Tokens.mm(2)
        anchors.topMargin: Tokens.mm(0.6)
        text: field.label
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(3)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Label {
        anchors.left: heading.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 0
        text: field.shown + "·".repeat(Math.max(0, field.length - field.shown.length))
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        font.letterSpacing: Tokens.mm(1)
    }
}
