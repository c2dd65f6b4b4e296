pragma ComponentBehavior: Bound
import QtQuick

/* A seat's spots arranged as on the layout, by their columns and rows. */
Item {
    id: grid

    required property int position
    required property var spots
    property bool touchable: false
    property int columns: 2
    property int rows: 2
    property bool middle: true
    readonly property real cellWidth: width / columns
    readonly property real cellHeight: height / rows
    readonly property bool fives: spots.some(spot => between(spot))
    readonly property bool cornered: !spots.some(spot => spot.column < 0.5 && spot.row < 0.5)
    readonly property bool five: fives && (middle || height >= Tokens.mm(33))
    readonly property real across: width - Tokens.mm(0.6)
    readonly property real apart: (Math.sqrt(Math.pow(across + height, 2) + 2 * (across * across + height * height)) - across - height) / 2
    readonly property real circle: five ? Math.min(apart, cellWidth, height * 0.4) - Tokens.mm(0.4) : Math.max(Math.min(cellWidth - Tokens.mm(1.3), cellHeight - Tokens.mm(0.8), Tokens.mm(15.2)), Math.min(cellWidth - Tokens.mm(0.4), Tokens.targetHeight))

    readonly property var nothing: ({
            spot: "", label: "", column: 0, row: 0, shape: "circle", standing: "empty",
            amount: "", pile: [], paid: [], counts: [], madeOf: "", current: false, tucked: false, awaitsHand: false
        })

    readonly property real inset: Math.max(0, Math.min(Tokens.mm(1), (cellWidth - circle) / 2 - Tokens.mm(0.2)))
    readonly property real aside: five ? Tokens.mm(0.3) - (cellWidth - circle) / 2 : inset
    readonly property real lift: (cellHeight - circle) / 2

    signal spotTouched(string spot)

    /* Return True if the spot is in the middle of four, like the center of five on a die. */
    function between(spot: var): bool {
        return spot.column % 1 !== 0;
    }

    function centreX(spot: var): real {
        return (spot.column + 0.5) * cellWidth + (between(spot) ? 0 : spot.column < 0.5 ? aside : -aside);
    }

    function centreY(spot: var): real {
        return (spot.row + 0.5) * cellHeight + (between(spot) || !five ? 0 : spot.row < 0.5 ? -lift : lift);
    }

    /* Return the offset of a badge from the center of its circle, in circle sizes, so that it covers nothing: at a
       corner, or with five circles in the gaps around the middle one. With three circles, badges are toward the empty
       corner, because a neighboring seat's circle may be on the other sides. */
    function beside(spot: var): point {
        if (!five)
            return !cornered ? Qt.point(0.456, -0.47) : spot.column < 0.5 ? Qt.point(0, -0.65) : Qt.point(-0.456, -0.47);
        if (between(spot))
            return Qt.point(0.69, 0);
        return Qt.point(spot.column < 0.5 ? -0.35 : 0.35, spot.row < 0.5 ? 0.61 : -0.61);
    }

    Repeater {
        model: grid.spots.length

        TouchTarget {
            id: cell
            required property int index
            readonly property var spot: grid.spots[index] ?? grid.nothing

            visible: !grid.between(spot)
            x: spot.column * grid.cellWidth
            y: spot.row * grid.cellHeight
            width: grid.cellWidth
            height: grid.cellHeight
            enabled: grid.touchable
            guarded: true
            name: `${grid.position} ${spot.label} ${spot.amount}`
            spoken: [name, spot.madeOf].filter(part => part !== "").join(" · ")
            onActivated: grid.spotTouched(spot.spot)

            SpotPlace {
                anchors.centerIn: parent
                anchors.horizontalCenterOffset: cell.spot.column < 0.5 ? grid.aside : -grid.aside
                anchors.verticalCenterOffset: !grid.five ? 0 : cell.spot.row < 0.5 ? -grid.lift : grid.lift
                width: grid.circle
                scale: cell.pressed ? 0.92 : 1
                place: cell.spot
            }
        }
    }
    Repeater {
        model: grid.spots.length

        Loader {
            id: middle
            required property int index
            readonly property var spot: grid.spots[index] ?? grid.nothing

            active: grid.five && grid.between(spot)
            anchors.centerIn: parent
            sourceComponent: SpotPlace {
                width: grid.circle
                place: middle.spot
            }
        }
    }
    Repeater {
        model: grid.spots.length

        SpotBadge {
            required property int index
            readonly property var spot: grid.spots[index] ?? grid.nothing

            standing: grid.five || !grid.between(spot) ? spot.standing : ""
            width: grid.circle * (grid.five ? 0.34 : 0.3)
            x: grid.centreX(spot) + grid.circle * grid.beside(spot).x - width / 2
            y: grid.centreY(spot) + grid.circle * grid.beside(spot).y - height / 2
        }
    }
}
