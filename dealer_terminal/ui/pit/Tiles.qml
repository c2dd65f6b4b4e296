pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* All tables, most urgent first. */
Item {
    id: tiles

    required property var tiles
    required property string unread
    required property string lost

    signal opened(string journal)

    GridView {
        id: grid

        readonly property int across: count > 6 ? 3 : 2
        readonly property int down: Math.max(1, Math.ceil(count / across))

        anchors.fill: parent
        anchors.margins: Tokens.mm(2)
        cellWidth: width / across
        cellHeight: Math.max(Tokens.mm(44), Math.min(Tokens.mm(58), height / down))
        clip: true
        model: tiles.tiles
        boundsBehavior: GridView.StopAtBounds
        delegate: Tile {
            width: grid.cellWidth - Tokens.mm(2)
            height: grid.cellHeight - Tokens.mm(2)
            onActivated: tiles.opened(journal)
        }
    }
    Rectangle {
        visible: damage.text !== ""
        anchors.bottom: parent.bottom
        width: parent.width
        height: damage.height + Tokens.mm(5)
        color: Tokens.colour.plate

        Label {
            id: damage
            x: Tokens.mm(4)
            y: Tokens.mm(2)
            width: parent.width - 2 * x
            text: tiles.lost
            color: Tokens.colour.refusalLine
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            font.pixelSize: Tokens.small
            font.weight: Font.Bold
            wrapMode: Text.Wrap
        }
    }
    Label {
        visible: text !== ""
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(3)
        x: Tokens.mm(4)
        width: parent.width - 2 * x
        text: tiles.unread
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.muted
        elide: Text.ElideMiddle
    }
}
