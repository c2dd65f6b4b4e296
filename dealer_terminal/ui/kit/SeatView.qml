pragma ComponentBehavior: Bound
import QtQuick

/* A position as the dealer sees it: the player at the top, then the circles, and the hand and Draw card nearest the
   dealer. */
TouchTarget {
    id: seat

    required property int position
    required property bool occupied
    required property bool current
    required property string decision
    required property string decisionLabel
    required property var spots
    required property var hand
    required property var drawCard
    required property string drawLabel
    required property string total
    required property string pending
    required property string achieved
    required property string pays
    required property string called
    required property string numberCalled
    required property bool asked
    required property string whyNot
    required property bool rests
    property bool spotsTouchable: false
    property bool cardsShown: true
    property bool low: false
    property alias middle: grid.middle
    property real overhang: 0
    readonly property bool narrow: width < Tokens.mm(25)
    /* True if cards are hidden in favor of five circles, which must be readable at arm's length. The sheet that asks
       about cards shows them itself. */
    readonly property bool bare: low && grid.fives && middle
    readonly property bool cards: cardsShown && !bare
    readonly property real foot: Tokens.mm(low ? 0.3 : 0.6)
    readonly property real presence: occupied || spotsTouchable ? 1 : 0.5

    signal spotTouched(string spot)
    signal numberTouched

    /* Return the rectangle of a spot's circle; empty if the layout has no such spot. */
    function circleOf(spot: string): rect {
        const found = seat.spots.find(each => each.spot === spot);
        if (found === undefined)
            return Qt.rect(0, 0, 0, 0);
        return Qt.rect(grid.x + grid.centreX(found) - grid.circle / 2, grid.y + grid.centreY(found) - grid.circle / 2, grid.circle, grid.circle);
    }

    guarded: rests
    name: `${position} ${decisionLabel} ${total} ${pending}`
    meaning: [name, asked, whyNot].join("\n")
    spoken: [called, decisionLabel, total, pending].filter(part => part !== "").join(" ") + (whyNot === "" ? "" : ` · ${whyNot}`)
    implicitWidth: Tokens.mm(27)
    implicitHeight: Tokens.mm(49)

    SeatFrame {
        current: seat.current
        pressed: seat.pressed
        asked: seat.asked
    }
    SeatHead {
        id: head
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.topMargin: Tokens.mm(seat.low ? 0.6 : 0.8)
        anchors.leftMargin: seat.narrow ? 0 : Tokens.mm(0.8)
        anchors.rightMargin: anchors.leftMargin
        position: seat.position
        occupied: seat.occupied
        current: seat.current
        decision: seat.decision
        decisionLabel: seat.decisionLabel
        pending: seat.pending
        narrow: seat.narrow
        opens: key.enabled
        pressed: key.pressed
    }
    TouchTarget {
        id: key
        x: head.x - Math.min(seat.overhang, (width - head.number) / 2)
        anchors.bottom: grid.top
        width: Tokens.targetHeight
        height: Tokens.targetHeight
        enabled: seat.numberCalled !== ""
        guarded: true
        name: seat.numberCalled
        onActivated: seat.numberTouched()
    }
    SpotGrid {
        id: grid
        anchors.top: head.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.topMargin: Tokens.mm(seat.low ? 0.4 : 0.8)
        anchors.leftMargin: -seat.overhang
        anchors.rightMargin: -seat.overhang
        readonly property real wide: fives ? seat.height : 2 * (seat.width / 2 + seat.overhang) + Tokens.mm(4)
        readonly property real above: seat.cards ? Math.max(seat.height * 0.62, fives ? Math.min(Tokens.mm(34), seat.height - Tokens.mm(17)) : 0) : seat.height - y - seat.foot
        readonly property real whole: Math.max(2 * Tokens.targetHeight + Tokens.mm(seat.cards ? 1.4 : 0), Math.min(above, wide))

        readonly property real prized: seat.height - y - Tokens.mm(below.least)

        height: !below.prized || (seat.bare && prized < 2 * Tokens.targetHeight) ? whole : Math.min(whole, Math.max(2 * Tokens.targetHeight, prized))
        position: seat.position
        opacity: seat.presence
        spots: seat.spots
        touchable: seat.spotsTouchable
        onSpotTouched: spot => seat.spotTouched(spot)
    }
    SeatBelow {
        id: below
        anchors.top: grid.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottomMargin: Tokens.mm(prized ? 0.6 : 1)
        anchors.topMargin: Tokens.mm(0.6)
        cardsShown: seat.cards
        bare: seat.bare
        achieved: seat.achieved
        pays: seat.pays
        opacity: seat.presence
        hand: seat.hand
        drawCard: seat.drawCard
        drawLabel: seat.drawLabel
        total: seat.total
        folded: seat.decision === "fold"
    }
}
