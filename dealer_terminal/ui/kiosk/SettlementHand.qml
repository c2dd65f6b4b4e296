import QtQuick
import dealer_terminal.ui.shared

/* The hand being settled, large, and its total as the dealer says it. */
Item {
    id: settlement

    required property var hand
    required property var drawCard
    required property string drawLabel
    required property string total
    property bool narrow: false
    readonly property bool draws: drawLabel !== ""
    readonly property real cardWidth: Math.min(Tokens.mm(19), (height - words.height - Tokens.mm(1)) / 1.4, Tokens.mm(narrow ? 13.5 : 17))

    implicitWidth: Math.round(cardWidth * (draws ? 3.55 : narrow ? 1.96 : 2.32))

    HandFan {
        anchors.left: parent.left
        anchors.top: parent.top
        cards: settlement.hand
        cardWidth: settlement.cardWidth
        step: cardWidth * (settlement.narrow ? 0.48 : 0.66)
    }
    DrawSpace {
        visible: settlement.draws
        anchors.right: parent.right
        anchors.top: parent.top
        width: settlement.cardWidth
        label: settlement.drawLabel
        cards: settlement.drawCard
    }
    Label {
        id: words
        width: parent.width
        anchors.bottom: parent.bottom
        height: Tokens.mm(9)
        text: settlement.total
        font.pixelSize: Tokens.title
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.body
    }
}
