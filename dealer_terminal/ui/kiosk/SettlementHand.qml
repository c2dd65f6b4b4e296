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
    readonly property real overlap: narrow ? 0.48 : 0.66
    readonly property real cardWidth: Math.min((height - words.height - Tokens.mm(0.5)) / 1.4, Tokens.mm(draws ? narrow ? 17.4 : 19 : narrow ? 13 : 19))

    implicitWidth: Math.max(draws ? 0 : Math.min(Tokens.mm(36), Math.ceil(natural.advanceWidth) + 2), Math.round(cardWidth * (1 + 2 * overlap + (draws ? 1.14 : 0))))

    Accessible.role: Accessible.StaticText
    Accessible.name: total

    NaturalWidth {
        id: natural
        text: settlement.total
    }
    HandFan {
        anchors.left: parent.left
        anchors.top: parent.top
        cards: settlement.hand
        cardWidth: settlement.cardWidth
        step: cardWidth * settlement.overlap
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
        glanced: true
        width: parent.width
        y: Math.round(settlement.cardWidth * 1.4) + Tokens.mm(0.8)
        height: Tokens.mm(settlement.draws ? 8.4 : 6)
        text: settlement.total
        font.pixelSize: settlement.draws ? Tokens.title : Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.body
    }
}
