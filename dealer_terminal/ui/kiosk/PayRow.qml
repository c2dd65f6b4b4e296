pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled: its spot, the pay table's own event and odds, the chips, the amount. */
Rectangle {
    id: row

    required property string spot
    required property string label
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string words
    required property bool current
    property bool narrow: false
    property bool bare: false
    readonly property string said: bare ? "" : words
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
        visible: !row.bare
        width: row.bare ? 0 : Math.min(Tokens.mm(row.narrow ? 4 : 5.4), row.height * 0.7)
        height: width
        sign: Results.sign(row.result)
        ink: row.ink
    }
    Label {
        id: name
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.6)
        anchors.right: row.narrow ? sum.left : paid.left
        anchors.rightMargin: Tokens.mm(1)
        y: row.height * 0.04
        height: row.height * 0.52
        text: row.narrow && row.label !== "" ? `${row.label}  ${row.bare ? "" : row.odds}`.trim() : row.spot
        font.pixelSize: row.letter
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
    Label {
        anchors.left: name.left
        anchors.right: row.bare ? row.right : row.narrow && row.said !== "" ? paid.left : name.right
        anchors.rightMargin: row.narrow ? Tokens.mm(1) : 0
        y: row.height * 0.55
        height: row.height * 0.4
        text: row.odds === "" || (row.narrow && !row.bare) ? row.event : `${row.event} · ${row.odds}`
        color: row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: row.height * 0.34
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(1.5)
    }
    Label {
        id: paid
        x: row.narrow ? row.width - width - Tokens.mm(2) : sum.x - width - Tokens.mm(2)
        y: row.narrow ? row.height * 0.58 : Tokens.mm(0.5)
        width: row.said === "" ? 0 : Math.min(row.narrow ? row.width * 0.5 : Math.min(Tokens.mm(30), row.width * 0.25), Math.ceil(all.advanceWidth) + 2)
        height: row.narrow ? row.height * 0.38 : row.height - Tokens.mm(1)
        horizontalAlignment: Text.AlignRight
        text: row.said
        font.pixelSize: row.narrow ? row.height * 0.28 : Math.min(Tokens.body, row.height * 0.44)
        font.weight: Font.Bold
        wrapMode: row.narrow ? Text.NoWrap : Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(1.7)
    }
    TextMetrics {
        id: all
        text: row.said
        font: paid.font
    }
    Label {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        y: row.bare || (row.narrow && row.said !== "") ? row.height * 0.02 : (row.height - height) / 2
        width: Math.min(implicitWidth, row.width * (row.narrow ? 0.38 : 0.46))
        height: row.narrow ? row.height * 0.6 : row.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
        text: row.amount
        color: row.ink
        font.pixelSize: Math.min(Tokens.title, row.height * (row.narrow ? 0.54 : 0.72))
        font.weight: Font.Bold
    }
}
