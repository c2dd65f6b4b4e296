pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The player display: the meters of the table, with all amounts in one size. Only the amounts change. */
Rectangle {
    id: screen

    required property var shown
    readonly property real gap: Tokens.mm(3)
    readonly property real size: {
        let least = Tokens.mm(20);
        for (let i = 0; i < panels.count; i++)
            least = Math.min(least, (panels.itemAt(i) as MeterPanel)?.fitting ?? least);
        return least;
    }

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
    Label {
        visible: text !== ""
        anchors.fill: grid
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: screen.shown.waiting
        color: Tokens.colour.muted
        font.pixelSize: Tokens.mm(8)
        wrapMode: Text.WordWrap
    }
    Item {
        id: grid
        anchors.top: title.bottom
        anchors.topMargin: Tokens.mm(2)
        anchors.bottom: prizes.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: screen.gap

        Repeater {
            id: panels
            model: screen.shown.meters
            MeterPanel {
                required property int index
                x: index % 2 * (width + screen.gap)
                y: Math.floor(index / 2) * (height + screen.gap)
                width: (grid.width - screen.gap) / 2
                height: (grid.height - screen.gap) / 2
                size: screen.size
            }
        }
    }
    Item {
        id: prizes
        readonly property int columns: rows.count > 3 ? 2 : 1
        readonly property real step: Tokens.mm(10.5)

        anchors.bottom: band.top
        anchors.bottomMargin: rows.count > 0 ? Tokens.mm(1.5) : 0
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: screen.gap
        anchors.rightMargin: screen.gap
        height: Math.ceil(rows.count / columns) * step

        Repeater {
            id: rows
            model: screen.shown.prizes
            PrizeRow {
                required property int index
                x: index % prizes.columns * (width + screen.gap)
                y: Math.floor(index / prizes.columns) * prizes.step
                width: (prizes.width - screen.gap * (prizes.columns - 1)) / prizes.columns
                height: Tokens.mm(9)
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
