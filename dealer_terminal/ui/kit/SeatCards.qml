import QtQuick

Item {
    id: area

    required property var hand
    required property var drawCard
    required property string drawLabel
    required property string total
    required property bool folded
    readonly property real cardWidth: Math.min(height / 1.4, width * (drawLabel === "" ? 0.38 : 0.31))

    HandFan {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        cards: area.hand
        cardWidth: area.cardWidth
        step: Math.min(cardWidth * 0.58, (area.width - 2 * cardWidth - Tokens.mm(1)) / 2)
        spent: area.folded
    }
    DrawSpace {
        visible: area.drawLabel !== ""
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: area.cardWidth
        label: area.drawLabel
        cards: area.drawCard
    }
    NaturalWidth {
        id: natural
        text: area.total
        font.pixelSize: Tokens.mm(2.4)
    }
    Label {
        visible: area.total !== "" && area.hand.length === 0
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - (area.drawLabel === "" ? 0 : area.cardWidth + Tokens.mm(1))
        height: Math.min(parent.height, Tokens.mm(13))
        text: height < Tokens.mm(7) && natural.advanceWidth < width ? area.total : area.total.replace(" · ", "\n")
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        lineHeight: 0.85
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.4)
    }
}
