pragma ComponentBehavior: Bound
import QtQuick

/* The chips on a circle: the wager, and the payout next to it. A result is animated once: chips move from or to the
   tray below, or to the player above. */
Item {
    id: chips

    required property var pile
    required property var paid
    required property string standing
    readonly property bool lies: ["wagered", "won", "push", "limit"].includes(standing)
    readonly property bool doubled: standing === "won" && paid.length > 0
    readonly property real part: doubled ? width * 0.86 : width
    readonly property real rise: wager.under * wager.rim / 2
    readonly property real away: Tokens.mm(9)

    readonly property bool moving: pays.running || stays.running || takes.running || returns.running

    property bool ready: false

    function move() {
        const motion = ({ won: pays, lost: takes, forfeited: takes, push: stays, returned: returns })[standing];
        if (motion !== undefined && ready && Tokens.moveMs > 0)
            motion.restart();
    }

    onStandingChanged: move()
    onMovingChanged: Tokens.moving += moving ? 1 : -1
    Component.onCompleted: ready = true
    Component.onDestruction: {
        if (moving)
            Tokens.moving -= 1;
    }

    ChipPile {
        id: payment
        visible: chips.doubled
        x: chips.width - width
        width: chips.part
        height: width
        colours: chips.paid
    }
    ChipPile {
        id: wager
        visible: chips.lies || takes.running || returns.running
        width: chips.part
        height: width
        colours: chips.pile
    }
    NumberAnimation {
        id: pays
        target: payment
        property: "y"
        from: chips.away
        to: 0
        duration: Tokens.moveMs
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        id: stays
        target: wager
        property: "scale"
        from: 1.12
        to: 1
        duration: Tokens.moveMs
        easing.type: Easing.OutCubic
    }
    Leaving {
        id: takes
        chips: wager
        away: chips.away
    }
    Leaving {
        id: returns
        chips: wager
        away: -chips.away
    }
}
