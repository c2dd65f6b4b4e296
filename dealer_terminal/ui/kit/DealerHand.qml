import QtQuick

/* The dealer's hand, if the game has one. Its label is followed by whether it qualifies. */
Item {
    id: dealer

    required property string label
    required property var cards
    required property string total
    property string qualifies: ""
    property bool brief: false
    readonly property string told: qualifies === "" ? label : qualifies

    readonly property real cardWidth: Math.min(Tokens.mm(16), (height - heading.height - words.height - Tokens.mm(1)) / 1.5)

    implicitWidth: brief ? Tokens.mm(38) : Math.round(Math.max(Math.min(Tokens.mm(41), Math.ceil(saying.advanceWidth) + 2), cardWidth * 1.96, Math.ceil(heads.advanceWidth) + 1, Tokens.mm(27)))
    Accessible.role: Accessible.StaticText
    Accessible.name: [label, total, qualifies].filter(part => part !== "").join(" ")

    NaturalWidth {
        id: saying
        text: dealer.total
    }
    NaturalWidth {
        id: heads
        text: dealer.told
        font.pixelSize: Tokens.mm(2.6)
    }
    Label {
        id: heading
        width: parent.width
        height: Tokens.mm(4.8)
        text: dealer.told
        color: dealer.qualifies === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    HandFan {
        id: fan
        anchors.bottom: words.top
        anchors.bottomMargin: Tokens.mm(0.3)
        cards: dealer.cards
        cardWidth: dealer.cardWidth
        step: cardWidth * 0.48
    }
    BriefTotal {
        visible: dealer.brief
        cards: dealer.cardWidth * 1.96
        y: fan.y
        height: fan.height
        text: dealer.total
    }
    Label {
        id: words
        glanced: true
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !dealer.brief
        height: visible ? Tokens.mm(6.4) : 0
        text: dealer.total
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
}
