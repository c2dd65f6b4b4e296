pragma ComponentBehavior: Bound
import QtQuick

/* A stack of chips seen from above at a slight angle, with the rims of the lowest chips visible. */
Item {
    id: pile

    required property var colours
    readonly property int under: Math.max(0, colours.length - 1)
    readonly property real rim: under === 0 ? 0 : Math.min(width * 0.06, width * 0.2 / under)
    readonly property real face: width - under * rim

    implicitHeight: width

    Repeater {
        model: pile.under

        Rectangle {
            id: below
            required property int index
            readonly property string colour: pile.colours[index] ?? ""

            x: (pile.width - width) / 2
            y: (pile.under - index) * pile.rim
            width: pile.face
            height: width
            radius: width / 2
            color: Qt.darker(Tokens.chips[colour] ?? Tokens.chips.grey, colour === "black" ? 1 : 1.25)
            border.width: 1
            border.color: Qt.lighter(color, 1.6)
            antialiasing: true

            Rectangle {
                x: parent.width * (0.38 + 0.14 * (below.index % 2))
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 1
                width: parent.width * 0.1
                height: pile.rim
                color: ["white", "yellow", "pink"].includes(below.colour) ? Tokens.chipNotchDark : Tokens.chipNotch
            }
        }
    }
    Chip {
        x: (pile.width - width) / 2
        width: pile.face
        colour: pile.colours[pile.under] ?? ""
    }
}
