import QtQuick

/* Badge for something pending: a jackpot, an approval, or a call for a supervisor. */
Rectangle {
    id: badge

    required property string text
    readonly property bool narrow: width < Tokens.mm(17)

    implicitWidth: sign.width + words.implicitWidth + Tokens.mm(4)
    implicitHeight: Tokens.mm(6.6)
    radius: Tokens.mm(1)
    color: Tokens.colour.pending
    border.width: Tokens.hair
    border.color: Tokens.colour.plate

    Sign {
        id: sign
        visible: !badge.narrow
        x: Tokens.mm(0.7)
        anchors.verticalCenter: parent.verticalCenter
        width: Tokens.mm(3.4)
        height: width
        name: "later"
        ink: Tokens.colour.plate
        pen: 3
    }
    Label {
        id: words
        anchors.left: badge.narrow ? parent.left : sign.right
        anchors.leftMargin: Tokens.mm(badge.narrow ? 0.6 : 0.5)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(0.6)
        anchors.verticalCenter: parent.verticalCenter
        text: badge.text
        color: Tokens.colour.plate
        font.pixelSize: Tokens.mm(4.8)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(1.9)
    }
}
