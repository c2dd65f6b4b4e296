pragma ComponentBehavior: Bound
import QtQuick

/* A seat's spots where the layout prints them: each names its own column and row. */
Item {
    id: grid

    required property int position
    required property var spots
    property bool touchable: false
    property int columns: 2
    property int rows: 2
    readonly property real cellWidth: width / columns
    readonly property real cellHeight: height / rows
    readonly property real circle: Math.min(cellWidth - Tokens.mm(0.5), cellHeight, Tokens.mm(13.4)) - Tokens.mm(0.8)

    readonly property var nothing: ({
            spot: "", label: "", column: 0, row: 0, shape: "circle", standing: "empty",
            amount: "", chip: "", current: false, tucked: false
        })

    readonly property real inset: Math.max(0, Math.min(Tokens.mm(1), (cellWidth - circle) / 2 - Tokens.mm(0.2)))

    signal spotTouched(string spot)

    Repeater {
        model: grid.spots.length

        TouchTarget {
            id: cell
            required property int index
            readonly property var spot: grid.spots[index] ?? grid.nothing

            x: spot.column * grid.cellWidth
            y: spot.row * grid.cellHeight
            width: grid.cellWidth
            height: grid.cellHeight
            enabled: grid.touchable
            name: `${grid.position} ${spot.label} ${spot.amount}`
            onActivated: grid.spotTouched(spot.spot)

            SpotCircle {
                anchors.centerIn: parent
                anchors.horizontalCenterOffset: cell.spot.column < grid.columns / 2 ? grid.inset : -grid.inset
                width: grid.circle
                height: width
                scale: cell.pressed ? 0.92 : 1
                shape: cell.spot.shape
                label: cell.spot.label
                standing: cell.spot.standing
                amount: cell.spot.amount
                chip: cell.spot.chip
                current: cell.spot.current
                tucked: cell.spot.tucked
            }
        }
    }
}
