import QtQuick

/* The hand that a jackpot is for, under its seat's number; its amount once it is locked, never before. */
Rectangle {
    id: achieved

    required property string event
    required property string pays

    radius: Tokens.mm(1)
    color: Tokens.colour.plate
    border.width: Tokens.stroke
    border.color: Tokens.colour.pending

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.mm(1)
        anchors.verticalCenter: parent.verticalCenter

        Label {
            width: parent.width
            height: Tokens.mm(12)
            horizontalAlignment: Text.AlignHCenter
            text: achieved.event
            color: Tokens.colour.plateInk
            font.pixelSize: Tokens.mm(4.8)
            font.weight: Font.Bold
            wrapMode: Text.WordWrap
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: Tokens.mm(2.4)
        }
        Label {
            visible: text !== ""
            width: parent.width
            height: Tokens.mm(6.4)
            horizontalAlignment: Text.AlignHCenter
            text: achieved.pays
            color: Tokens.colour.pending
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
}
