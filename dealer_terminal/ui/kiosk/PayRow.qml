pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A settled wager, or several alike: its name as printed on the circle, the motion and amount, the event and odds from
   the pay table, and the chips. The row has two lines if there is room for them, or if one is too short. If the event
   is long, the chips are next to the amount, else reduced beneath it, or on a third line if the row is `alone`. */
Rectangle {
    id: row

    required property string spot
    required property string label
    required property string also
    required property string event
    required property string odds
    required property string result
    required property string amount
    required property var chips
    required property string coin
    required property string words
    required property bool current
    required property bool tall
    required property string done
    required property bool corrected
    property bool dense: false
    property bool tight: false
    /* True if there is room for the chips of every wager. */
    property bool chipped: false
    property bool alone: false
    readonly property color ink: Results.ink(result)
    readonly property string least: label === "" ? spot : label
    readonly property string told: also !== "" ? also : odds === "" ? event : `${event} · ${odds}`
    readonly property PayLines lines: PayLines {
        width: row.width
        height: row.height
        tall: row.tall
        dense: row.dense
        tight: row.tight
        chipped: row.chipped
        alone: row.alone
        called: brief.advanceWidth + 2
        event: telling.advanceWidth
        told: row.told !== ""
        chips: row.chips.length > 0
        stack: stack.implicitWidth
        natural: natural.implicitWidth
        paid: row.amount !== ""
        moved: moved.implicitWidth
        act: moved.act
    }

    implicitHeight: lines.given
    radius: Tokens.radius * (lines.twofold ? 1 : 0.6)
    color: current && !dense ? Tokens.colour.seatCurrent : "transparent"
    border.width: current && !dense ? Tokens.hair * 1.6 : 0
    border.color: row.ink

    Accessible.role: Accessible.StaticText
    Accessible.name: [row.spot, row.event, row.odds, row.done, row.amount, row.words].filter(part => part !== "").join(" · ")

    NaturalWidth {
        id: brief
        text: row.least
    }
    NaturalWidth {
        id: telling
        text: row.told
    }
    ChipStack {
        id: natural
        visible: false
        chips: row.chips
        coin: row.coin
        spacing: Tokens.mm(0.8)
        narrow: true
        chipSize: Tokens.mm(5.8)
    }
    Badge {
        id: badge
        x: Tokens.mm(0.8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(row.lines.marked, row.height * 0.8)
        height: width
        sign: Results.sign(row.result)
        ink: row.ink
    }
    Label {
        glanced: row.told !== ""
        x: row.lines.begins
        y: row.lines.twofold ? row.lines.edge : 0
        width: row.lines.named
        height: row.lines.first
        text: row.least
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        visible: text !== ""
        x: row.lines.twofold ? row.lines.begins : row.lines.begins + row.lines.named + row.lines.gap
        y: row.lines.twofold ? row.lines.edge + row.lines.first : 0
        width: row.lines.between - (row.lines.stacked ? stack.implicitWidth + row.lines.gap : row.lines.dropped ? stack.implicitWidth * row.lines.reduced + row.lines.gap : 0)
        height: row.lines.twofold ? row.lines.second : row.lines.first
        text: row.told
        color: row.corrected ? Tokens.colour.pending : row.also !== "" ? Tokens.colour.text : row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: !row.lines.twofold ? (row.dense ? Tokens.mm(4.4) : Tokens.glance) : row.dense ? Math.min(Tokens.mm(3.2), Math.floor(row.lines.second)) : Tokens.mm(5)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: row.tight && !row.tall ? Tokens.mm(1.9) : row.lines.small
    }
    ChipStack {
        id: stack
        visible: row.lines.stacked || row.lines.lifted || row.lines.dropped || row.lines.threefold
        scale: row.lines.dropped ? row.lines.reduced : 1
        transformOrigin: Item.Right
        x: row.lines.threefold ? row.width - row.lines.gap - width : row.lines.lifted ? row.lines.begins + row.lines.room - width : row.lines.begins + row.lines.named + row.lines.between - width + (row.lines.twofold ? -row.lines.named : row.lines.gap)
        y: row.lines.lifted ? row.lines.edge : row.lines.twofold ? row.lines.edge + row.lines.first * (row.lines.threefold ? 2 : 1) : 0
        height: row.lines.twofold && !row.lines.lifted ? row.lines.second : row.lines.first
        chips: row.chips
        coin: row.coin
        spacing: row.dense ? Tokens.mm(0.4) : narrow ? Tokens.mm(0.8) : row.lines.gap
        narrow: row.dense || chips.length > 2 || row.lines.besides > row.lines.between * 0.5
        chipSize: row.dense ? Tokens.mm(4.2) : Math.min(Tokens.mm(6), row.lines.first * 0.92)
    }
    Moved {
        id: moved
        anchors.right: parent.right
        anchors.rightMargin: row.lines.gap
        y: row.lines.twofold ? row.lines.edge : 0
        height: row.lines.first
        done: row.done
        amount: row.amount
        ink: row.ink
        below: row.lines.lowered ? row.lines.first : 0
    }
}
