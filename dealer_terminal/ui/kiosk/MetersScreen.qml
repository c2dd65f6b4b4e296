pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* What players see: the meters of their table, large and calm. Nothing on it moves but the amounts. */
Rectangle {
    id: screen

    required property var shown
    readonly property real gap: Tokens.mm(3)

    color: Tokens.colour.screen

    Label {
        id: title
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(2.5)
        anchors.left: parent.left
        anchors.right: parent.right
        horizontalAlignment: Text.AlignHCenter
        text: screen.shown.title
        color: Tokens.colour.muted
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
    Item {
        id: grid
        anchors.top: title.bottom
        anchors.topMargin: Tokens.mm(2)
        anchors.bottom: band.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: screen.gap

        Repeater {
            model: screen.shown.meters.length
            MeterPanel {
                required property int index
                meter: screen.shown.meters[index] ?? ({ meter: "", name: "", amount: "", standing: "open", note: "", locked: "" })
                x: index % 2 * (width + screen.gap)
                y: Math.floor(index / 2) * (height + screen.gap)
                width: (grid.width - screen.gap) / 2
                height: (grid.height - screen.gap) / 2
            }
        }
    }
    SimulatedBand {
        id: band
        visible: text !== ""
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? Tokens.mm(8) : 0
        text: screen.shown.simulated
    }
}
