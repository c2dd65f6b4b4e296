pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* One table: its round and step, its dealer, its most urgent alarm, and the age of its last signature. */
TouchTarget {
    id: tile

    required property string journal
    required property string table
    required property string round
    required property string game
    required property string dealer
    required property string step
    required property string need
    required property string more
    required property string worked
    required property bool acted
    required property string urgency
    required property string told
    required property string reader
    required property string simulated
    required property var meters
    readonly property bool calls: urgency === "now" && !acted
    readonly property real edge: Tokens.mm(6)
    readonly property int lines: tile.need === "" ? 2 : 1

    name: `table ${journal}`
    spoken: [tile.table, tile.simulated, tile.round, tile.step, tile.need, tile.worked, tile.dealer].filter(part => part !== "").join(" · ")

    Rectangle {
        anchors.fill: parent
        radius: Tokens.radius
        color: tile.pressed ? Tokens.colour.pressed : Tokens.colour.panel
        border.width: tile.calls ? Tokens.stroke : Math.max(1, Tokens.hair)
        border.color: tile.calls ? Tokens.colour.refusalLine : Tokens.colour.line
    }
    UrgencyMark {
        width: tile.edge
        height: parent.height
        urgency: tile.urgency
        quiet: tile.acted
    }
    Label {
        id: table
        x: tile.edge
        y: Tokens.mm(1.5)
        width: parent.width - x - loud.width - Tokens.mm(4)
        height: Tokens.mm(8)
        text: tile.table
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.small
    }
    SimulatedBand {
        id: loud
        visible: text !== ""
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1)
        y: Tokens.mm(1)
        width: visible ? Tokens.mm(44) : 0
        height: Tokens.mm(8)
        text: tile.simulated
    }
    Label {
        id: step
        x: tile.edge
        anchors.top: table.bottom
        width: parent.width - x - Tokens.mm(2.5)
        height: Tokens.mm(6.5)
        text: [tile.round, tile.step].filter(part => part !== "").join(" · ")
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.small
        elide: Text.ElideRight
    }
    TileLine {
        id: dealt
        x: tile.edge
        anchors.top: step.bottom
        width: worked.x - x - Tokens.mm(1)
        lines: tile.lines
        parts: [tile.dealer, tile.game]
        verticalAlignment: Text.AlignTop
    }
    Label {
        id: worked
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2.5)
        anchors.top: step.bottom
        height: Tokens.mm(5)
        text: tile.worked
        color: Tokens.colour.current
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    TileNeed {
        id: need
        x: tile.edge
        anchors.top: dealt.bottom
        anchors.topMargin: Tokens.mm(0.5)
        width: parent.width - x - Tokens.mm(2)
        height: Math.max(Tokens.mm(6), Math.min(Tokens.mm(17), meters.y - y - Tokens.mm(1)))
        text: tile.need
        more: tile.more
        acted: tile.acted
        urgency: tile.urgency
    }
    TileMeters {
        id: meters
        x: tile.edge
        anchors.bottom: foot.top
        width: parent.width - x - Tokens.mm(2.5)
        height: count > 0 ? Tokens.mm(5) : 0
        meters: tile.meters
    }
    TileLine {
        id: foot
        x: tile.edge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1.5)
        width: parent.width - x - Tokens.mm(2.5)
        lines: tile.lines
        parts: [tile.reader, tile.told]
        verticalAlignment: Text.AlignBottom
    }
}
