pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The pay table of one wager. The paying line is highlighted and marked, and the result is at the bottom. */
Rectangle {
    id: one

    required property var table
    required property int most
    readonly property real edge: Tokens.mm(1.6)
    readonly property color ink: table.mark === "" ? Tokens.colour.text : Results.ink(table.mark)
    readonly property var written: Array.from({ length: repeater.changes > 0 ? repeater.count : 0 }, (_, at) => repeater.itemAt(at) as PayTableLine).filter(line => line !== null)
    readonly property real size: written.reduce((least, line) => Math.min(least, line.fits), Tokens.mm(5))
    readonly property real lineHeight: Math.min(Tokens.mm(9.6), (foot.y - lines.y) / Math.max(1, most))

    radius: Tokens.radius
    color: Tokens.colour.feltEdge
    border.width: table.wager === "" ? Tokens.hair : Tokens.stroke
    border.color: table.wager === "" ? Tokens.colour.line : one.ink

    Accessible.role: Accessible.Grouping
    Accessible.name: `${table.name} ${table.wager} ${table.result}`

    Label {
        id: name
        x: one.edge
        y: Tokens.mm(1)
        width: parent.width - 2 * one.edge
        height: Tokens.mm(11)
        text: one.table.name
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: source
        x: one.edge
        anchors.top: name.bottom
        width: parent.width - 2 * one.edge
        height: Tokens.mm(8)
        text: [one.table.option, `§ ${one.table.citation}`].filter(part => part !== "").join(" · ")
        color: Tokens.colour.gold
        font.pixelSize: Tokens.small
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Column {
        id: lines
        x: one.edge / 2
        anchors.top: source.bottom
        anchors.topMargin: Tokens.mm(0.8)
        width: parent.width - one.edge

        Repeater {
            id: repeater

            property int changes: 0

            onItemAdded: changes += 1
            onItemRemoved: changes += 1
            model: one.table.lines.length
            PayTableLine {
                required property int index
                line: one.table.lines[index] ?? ({ event: "", odds: "", lit: false })
                ink: one.ink
                size: one.size
                width: lines.width
                height: one.lineHeight
            }
        }
    }
    Item {
        id: foot
        x: one.edge
        y: parent.height - height
        width: parent.width - 2 * one.edge
        height: Tokens.mm(9)

        Badge {
            id: badge
            visible: one.table.mark !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Tokens.mm(5)
            height: width
            sign: Results.sign(one.table.mark)
            ink: one.ink
        }
        Label {
            id: result
            anchors.left: badge.right
            anchors.leftMargin: Tokens.mm(1.2)
            anchors.right: wager.left
            anchors.rightMargin: Tokens.mm(1.2)
            height: parent.height
            text: one.table.result
            color: one.ink
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
        Label {
            id: wager
            anchors.right: parent.right
            height: parent.height
            text: one.table.wager
            color: Tokens.colour.muted
            font.pixelSize: Tokens.body
            font.weight: Font.Bold
        }
    }
}
