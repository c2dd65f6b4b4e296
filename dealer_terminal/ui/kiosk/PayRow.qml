pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled: its spot, the pay table's own event and odds, the chips, the amount. */
Rectangle {
    id: row

    required property string spot
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string words
    required property bool current
    property bool narrow: false
    readonly property color ink: Results.ink(result)
    readonly property real letter: height * 0.42

    radius: Tokens.radius
    color: current ? Tokens.colour.seatCurrent : "transparent"
    border.width: current ? Tokens.stroke : 0
    border.color: Tokens.colour.current
    opacity: current ? 1 : 0.8

    Badge {
        id: badge
        x: Tokens.mm(1.4)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Tokens.mm(5.4), row.height * 0.7)
        height: width
        sign: Results.sign(row.result)
        ink: row.ink
    }
    Label {
        id: name
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.6)
        anchors.right: paid.left
        anchors.rightMargin: Tokens.mm(1)
        y: row.height * 0.04
        height: row.height * 0.52
        text: row.spot
        font.pixelSize: row.letter
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Label {
        anchors.left: name.left
        anchors.right: name.right
        y: row.height * 0.55
        height: row.height * 0.4
        text: row.odds === "" ? row.event : `${row.event} · ${row.odds}`
        color: row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: row.height * 0.34
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Label {
        id: paid
        visible: !row.narrow
        anchors.right: sum.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        width: row.narrow || row.words === "" ? 0 : Math.min(Tokens.mm(30), Math.ceil(all.advanceWidth) + 2)
        height: row.height - Tokens.mm(1)
        horizontalAlignment: Text.AlignRight
        text: row.words
        font.pixelSize: Math.min(Tokens.body, row.height * 0.44)
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.4)
    }
    TextMetrics {
        id: all
        text: row.words
        font: paid.font
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        text: row.amount
        color: row.ink
        font.pixelSize: Math.min(Tokens.title, row.height * 0.72)
        font.weight: Font.Bold
    }
}
