import QtQuick
import dealer_terminal.ui.kit

/* The hand being settled, large: its owner, its cards with the counting ones lifted, their sum, and the total as the
   dealer announces it. */
Item {
    id: settlement

    required property string whose
    required property var hand
    required property var drawCard
    required property string drawLabel
    required property string sum
    required property string total
    property bool narrow: false
    property bool brief: false
    readonly property bool draws: drawLabel !== ""
    readonly property real overlap: narrow ? 0.48 : 0.62
    readonly property real under: sum.text === "" || brief ? 0 : Tokens.mm(5)
    readonly property real cardWidth: Math.min((height - heading.height - words.height - under - Tokens.mm(1)) / 1.5, Tokens.mm(13.4))
    readonly property real spread: cardWidth * (1 + 2 * overlap + (draws ? 1.14 : 0))
    readonly property bool drawCounts: drawCard.some(card => card.mark === "counts")
    readonly property var marks: hand.map(card => card.mark)
    readonly property int firstLifted: marks.indexOf("counts")
    readonly property int lastLifted: marks.lastIndexOf("counts")
    readonly property real liftedFrom: firstLifted < 0 ? spread - cardWidth : firstLifted * fan.step
    readonly property real liftedTo: drawCounts ? spread : lastLifted * fan.step + cardWidth

    implicitWidth: brief ? Tokens.mm(38) : Math.round(Math.max(Math.min(Tokens.mm(44), saying.advanceWidth + 2), spread))

    Accessible.role: Accessible.StaticText
    Accessible.name: [whose, settlement.sum, total].filter(part => part !== "").join(" ")

    NaturalWidth {
        id: saying
        text: settlement.total
    }
    Label {
        id: heading
        width: parent.width
        height: text === "" ? 0 : Tokens.mm(4.8)
        text: settlement.whose
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    HandFan {
        id: fan
        anchors.left: parent.left
        anchors.bottom: words.top
        anchors.bottomMargin: settlement.under + Tokens.mm(0.3)
        cards: settlement.hand
        cardWidth: settlement.cardWidth
        step: cardWidth * settlement.overlap
    }
    DrawSpace {
        visible: settlement.draws
        x: settlement.spread - width
        anchors.bottom: words.top
        anchors.bottomMargin: settlement.under + Tokens.mm(0.3)
        width: settlement.cardWidth
        label: settlement.drawLabel
        cards: settlement.drawCard
    }
    BriefTotal {
        visible: settlement.brief
        cards: settlement.spread
        y: fan.y
        height: fan.height
        text: settlement.total
    }
    Rectangle {
        visible: sum.text !== "" && !settlement.brief
        x: Math.max(0, Math.min((settlement.liftedFrom + settlement.liftedTo - width) / 2, settlement.width - width))
        anchors.bottom: words.top
        anchors.bottomMargin: Tokens.mm(0.1)
        width: sum.width + Tokens.mm(2)
        height: Tokens.mm(4.8)
        radius: height / 2
        color: Tokens.colour.plate

        Label {
            id: sum
            anchors.centerIn: parent
            text: settlement.sum
            color: Tokens.colour.gold
            font.pixelSize: Tokens.small
            font.weight: Font.Bold
        }
    }
    Label {
        id: words
        glanced: true
        visible: !settlement.brief
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? Tokens.mm(6.4) : 0
        text: settlement.total
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
