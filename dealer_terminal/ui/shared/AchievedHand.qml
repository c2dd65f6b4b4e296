import QtQuick

/* The hand that a jackpot is for, under its seat's number; its amount once it is locked, never before. */
Rectangle {
    id: achieved

    required property string event
    required property string pending
    required property string pays

    radius: Tokens.mm(1)
    color: Tokens.colour.plate
    border.width: Tokens.stroke
    border.color: Tokens.colour.pending

    Rectangle {
        id: band
        visible: achieved.pending !== ""
        width: parent.width
        height: visible ? Tokens.mm(6) : 0
        radius: achieved.radius
        color: Tokens.colour.pending

        Label {
            glanced: achieved.width > Tokens.mm(26)
            anchors.fill: parent
            anchors.leftMargin: Tokens.mm(0.4)
            anchors.rightMargin: Tokens.mm(0.4)
            horizontalAlignment: Text.AlignHCenter
            text: achieved.pending
            color: Tokens.colour.plate
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
    Label {
        anchors.top: band.bottom
        anchors.bottom: sum.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(1)
        anchors.rightMargin: Tokens.mm(1)
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
        id: sum
        anchors.bottom: parent.bottom
        anchors.bottomMargin: text === "" ? 0 : Tokens.mm(0.8)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(0.8)
        anchors.rightMargin: Tokens.mm(0.8)
        height: text === "" ? 0 : Tokens.mm(6)
        horizontalAlignment: Text.AlignHCenter
        text: achieved.pays
        color: Tokens.colour.pending
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
