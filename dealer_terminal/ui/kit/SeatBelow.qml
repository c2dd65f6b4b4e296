pragma ComponentBehavior: Bound
import QtQuick

/* Area below a seat's circles: its cards, and beneath them the hand of a jackpot. With little room, only the jackpot's
   amount is shown, because the cards show the hand. */
Item {
    id: area

    required property bool cardsShown
    required property bool bare
    required property string achieved
    required property string pays
    required property var hand
    required property var drawCard
    required property string drawLabel
    required property string total
    required property bool folded
    readonly property bool prized: achieved !== ""
    readonly property real gap: Tokens.mm(0.4)
    readonly property real fewest: Tokens.mm(4.6)
    readonly property bool shows: cardsShown || (prized && !bare)
    readonly property var plates: [10.6, 9.2, 4.8]
    readonly property real prize: Tokens.mm(pays === "" ? 7 : plates.find(tall => height - Tokens.mm(tall) - gap > fewest) ?? plates[plates.length - 1])
    /* Minimum height in millimeters: the plate, and the cards if they are shown. */
    readonly property real least: bare ? 6 : 11.9 + (shows ? 8 : 0)

    SeatCards {
        visible: area.shows && height > Tokens.mm(3.6)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(1)
        anchors.rightMargin: Tokens.mm(1)
        height: area.prized ? area.height - area.prize - area.gap : area.height
        hand: area.hand
        drawCard: area.drawCard
        drawLabel: area.drawLabel
        total: area.total
        folded: area.folded
    }
    Loader {
        active: area.prized && area.height > Tokens.mm(4)
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(0.6)
        anchors.rightMargin: Tokens.mm(0.6)
        height: Math.min(parent.height, area.prize)
        sourceComponent: AchievedHand {
            event: area.achieved
            pays: area.pays
        }
    }
}
