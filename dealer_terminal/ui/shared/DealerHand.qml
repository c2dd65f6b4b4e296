import QtQuick

/* The dealer's own hand, where the game has one; in brief where it shares its height with the hand being settled. */
Item {
    id: dealer

    required property string label
    required property var cards
    required property string total
    property string qualifies: ""
    property bool brief: false

    readonly property real lines: brief ? words.height : heading.height + words.height + verdict.height
    readonly property real cardWidth: Math.min(Tokens.mm(13), (height - lines - Tokens.mm(1)) / 1.4)

    implicitWidth: Math.max(Tokens.mm(25.5), Math.min(Tokens.mm(36), Math.ceil(natural.advanceWidth) + 2))
    Accessible.role: Accessible.StaticText
    Accessible.name: `${label} ${total}`

    NaturalWidth {
        id: natural
        text: dealer.total
    }
    NaturalWidth {
        id: said
        text: dealer.qualifies
        font.pixelSize: Tokens.body
    }
    Label {
        id: heading
        visible: dealer.qualifies === "" && !dealer.brief
        width: parent.width
        height: visible ? Tokens.mm(5.4) : 0
        text: dealer.label
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    HandFan {
        id: fan
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(0.5)
        cards: dealer.cards
        cardWidth: dealer.cardWidth
        step: cardWidth * 0.48
    }
    Label {
        id: words
        glanced: true
        anchors.top: fan.bottom
        anchors.topMargin: Tokens.mm(0.4)
        width: parent.width
        height: Tokens.mm(6)
        text: dealer.total
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: verdict
        visible: !dealer.brief
        anchors.top: words.bottom
        width: parent.width
        height: text === "" ? 0 : said.advanceWidth < width * 1.2 ? Tokens.mm(4.6) : Tokens.mm(7.6)
        text: dealer.qualifies
        color: Tokens.colour.gold
        font.weight: Font.Bold
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.6)
    }
}
