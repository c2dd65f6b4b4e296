import QtQuick
import dealer_terminal.ui.shared

/* The hand being settled, large, and its total as the dealer says it. */
Item {
    id: settlement

    required property var hand
    required property var drawCard
    required property string total
    readonly property real cardWidth: Math.min(Tokens.mm(19), (height - words.height - Tokens.mm(1)) / 1.4, width / 3.3)

    HandFan {
        id: fan
        anchors.left: parent.left
        anchors.top: parent.top
        cards: settlement.hand
        cardWidth: settlement.cardWidth
        step: cardWidth * 0.56
    }
    DrawSpace {
        anchors.right: parent.right
        anchors.top: parent.top
        width: settlement.cardWidth
        label: "DRAW"
        cards: settlement.drawCard
    }
    Label {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Tokens.mm(9)
        text: settlement.total
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.body
    }
}
