pragma ComponentBehavior: Bound
import QtQuick

/* The dealer's tray at the straight edge of the table, with chips on their rims in columns. */
Rectangle {
    id: tray

    readonly property var columns: ["purple", "black", "green", "red", "white", "white", "red", "green", "black"]
    readonly property int rims: 7

    radius: Tokens.mm(0.8)
    color: Tokens.colour.plate
    border.width: Tokens.hair
    border.color: Tokens.colour.railShine

    Row {
        anchors.fill: parent
        anchors.margins: Tokens.mm(0.7)
        spacing: Tokens.mm(0.8)

        Repeater {
            model: tray.columns.length
            Row {
                id: column
                required property int index
                readonly property real rim: ((parent?.width ?? 0) - Tokens.mm(0.8) * (tray.columns.length - 1)) / tray.columns.length / tray.rims

                height: parent?.height ?? 0
                Repeater {
                    model: tray.rims
                    ChipRim {
                        width: column.rim
                        height: column.height
                        colour: tray.columns[column.index]
                    }
                }
            }
        }
    }
}
