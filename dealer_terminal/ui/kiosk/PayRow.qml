pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled: its spot, the pay table's own event and odds, the chips, the amount. On two lines where there is room. */
Rectangle {
    id: row

    required property string spot
    required property string label
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string coin
    required property string words
    required property bool current
    required property bool tall
    property bool dense: false
    readonly property color ink: Results.ink(result)
    readonly property bool stays: ["push", "returned"].includes(result)
    readonly property real line: tall ? height / 2 : height
    readonly property real named: tall ? sum.x - name.x : Math.min(width * 0.4, Math.max(Tokens.mm(13), Math.ceil(brief.advanceWidth) + Tokens.mm(2.4)))
    readonly property bool said: tall && saying.advanceWidth < width - event.x - telling.advanceWidth - Tokens.mm(4)
    readonly property string least: label === "" ? spot : label

    radius: Tokens.radius * (tall ? 1 : 0.6)
    color: current && !dense ? Tokens.colour.seatCurrent : "transparent"
    border.width: current && !dense ? Tokens.hair * 1.6 : 0
    border.color: row.ink

    Accessible.role: Accessible.StaticText
    Accessible.name: [row.spot, row.event, row.odds, row.amount].filter(part => part !== "").join(" · ")

    Badge {
        id: badge
        x: Tokens.mm(0.8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Tokens.mm(5.4), row.height * 0.8)
        height: width
        sign: Results.sign(row.result)
        ink: row.ink
    }
    NaturalWidth {
        id: brief
        text: row.least
    }
    NaturalWidth {
        id: saying
        text: row.words
    }
    NaturalWidth {
        id: telling
        text: event.text
    }
    NaturalWidth {
        id: whole
        text: row.spot
    }
    Label {
        id: name
        glanced: true
        anchors.left: badge.right
        anchors.leftMargin: Tokens.mm(1.2)
        y: 0
        width: row.named - Tokens.mm(1.2)
        height: row.line
        text: row.tall && whole.advanceWidth < width ? row.spot : row.least
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        id: event
        visible: width > Tokens.mm(8)
        x: row.tall ? name.x : name.x + row.named
        y: row.tall ? row.height * 0.5 : 0
        width: discs.x - x - Tokens.mm(1.2)
        height: row.line
        text: row.odds === "" ? row.event : `${row.event} · ${row.odds}`
        color: row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2)
    }
    Row {
        id: discs
        x: (row.tall ? row.width - Tokens.mm(1.4) : sum.x - Tokens.mm(1.6)) - width
        y: row.tall ? row.height * 0.5 : 0
        height: row.line
        spacing: Tokens.mm(1.6)

        Label {
            glanced: true
            visible: row.said && text !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: row.words
            lineHeight: 0.86
            font.pixelSize: Tokens.glance
            font.weight: Font.Bold
        }
        ChipStack {
            visible: !row.said && row.tall
            anchors.verticalCenter: parent.verticalCenter
            chips: row.chips
            coin: row.coin
            spacing: Tokens.mm(1.2)
            chipSize: Math.min(Tokens.mm(6.4), row.line * 0.92)
        }
    }
    Label {
        id: sum
        glanced: true
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.4)
        y: 0
        height: row.line
        width: !row.stays || row.tall ? implicitWidth : Math.min(implicitWidth, row.width * 0.24)
        horizontalAlignment: Text.AlignRight
        text: row.amount
        color: row.ink
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: row.stays ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Tokens.mm(3)
    }
}
