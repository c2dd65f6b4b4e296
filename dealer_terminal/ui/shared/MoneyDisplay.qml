import QtQuick

Rectangle {
    id: display

    required property string title
    required property string amount
    required property string limits
    required property string refusal

    implicitHeight: Tokens.mm(14)
    radius: Tokens.radius
    color: Tokens.colour.plate
    border.width: refusal === "" ? Tokens.hair : Tokens.stroke
    border.color: refusal === "" ? Tokens.colour.line : Tokens.colour.refusalLine

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Tokens.pad
        anchors.right: sum.left
        anchors.rightMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            text: display.title
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.body
        }
        Label {
            width: parent.width
            text: display.refusal === "" ? display.limits : display.refusal
            color: display.refusal === "" ? Tokens.colour.muted : Tokens.colour.lost
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.pad
        anchors.verticalCenter: parent.verticalCenter
        text: display.amount
        font.pixelSize: Tokens.display
        font.weight: Font.Bold
    }
}
