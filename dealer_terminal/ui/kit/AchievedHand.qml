import QtQuick

/* The hand of a jackpot, below its seat's circles, with its amount once it is locked. If there is room for one line
   only, it shows the amount. */
Rectangle {
    id: achieved

    required property string event
    required property string pays

    readonly property bool lone: pays !== "" && height < Tokens.mm(9)

    radius: Tokens.mm(1)
    color: Tokens.colour.plate
    border.width: Tokens.stroke
    border.color: Tokens.colour.pending

    Label {
        anchors.top: parent.top
        visible: !achieved.lone
        anchors.topMargin: Tokens.mm(0.4)
        height: achieved.height - Tokens.mm(achieved.pays === "" ? 0.8 : 4.8)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(0.9)
        anchors.rightMargin: Tokens.mm(0.9)
        horizontalAlignment: Text.AlignHCenter
        text: achieved.event
        color: Tokens.colour.plateInk
        font.pixelSize: Tokens.mm(3.6)
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        lineHeight: 0.82
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        id: sum
        anchors.bottom: parent.bottom
        anchors.bottomMargin: achieved.lone ? (achieved.height - height) / 2 : Tokens.mm(0.9)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(0.8)
        anchors.rightMargin: Tokens.mm(0.8)
        height: text === "" ? 0 : Tokens.mm(3.7)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: achieved.pays
        color: Tokens.colour.pending
        font.pixelSize: Math.min(Tokens.mm(achieved.lone ? 4.8 : 4.2), achieved.height * 0.8)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
