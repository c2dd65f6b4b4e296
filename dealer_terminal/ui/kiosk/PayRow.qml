pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled, or several alike: its name as its circle has it, what is done with the amount, the pay table's own event and odds, the chips.
   On two lines where there is room, and where one would be too short; beside a long event the chips stand with the amount,
   and where there is no room there, small beneath it, or on a third line where the row is `alone`. */
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
    /* There is room for the chips of every wager. */
    property bool chipped: false
    property bool alone: false
    readonly property color ink: Results.ink(result)
    readonly property string least: label === "" ? spot : label
    readonly property string told: also !== "" ? also : odds === "" ? event : `${event} · ${odds}`
    readonly property real gap: Tokens.mm(1.2)
    readonly property real edge: Tokens.mm(dense ? 0 : 0.4)
    readonly property real marked: Tokens.mm(dense ? 4.2 : 5.4)
    readonly property real begins: badge.x + marked + gap
    readonly property real room: width - begins - moved.implicitWidth - 2 * gap
    readonly property bool short: called * (told === "" ? 0.75 : 1) > room
    readonly property bool lowered: twofold && !dense && short && amount !== ""
    readonly property real free: lowered ? room + moved.act : room
    readonly property int small: Tokens.mm(dense ? 3.05 : 3.2)
    readonly property real besides: told === "" ? 0 : gap + Math.ceil(telling.advanceWidth * small / Tokens.glance) + 2
    readonly property bool full: short || (told !== "" && called + besides > room)
    readonly property bool fuller: full || (dense && chips.length > 0 && called + besides + stack.implicitWidth + gap > room)
    readonly property bool crowded: chipped ? fuller : full
    readonly property bool twofold: tall || (crowded && !tight)
    readonly property real called: brief.advanceWidth + 2
    readonly property bool threefold: alone && twofold && !dense && chips.length > 0 && natural.implicitWidth + besides >= width - begins - 2 * gap && natural.implicitWidth + called + gap >= room
    readonly property real line: !twofold ? height : dense ? height * 0.6 : (height - 2 * edge) / (threefold ? 3 : 2)
    readonly property real second: threefold ? line : height - 2 * edge - line
    readonly property real single: Tokens.mm(dense ? 5.2 : 6.2)
    readonly property real twice: Tokens.mm(dense ? 7.8 : 10.8)
    readonly property real thrice: Tokens.mm(15.8)
    readonly property real wish: tall || full ? twice : single
    readonly property real wishChipped: tall || fuller ? twice : single
    readonly property real plain: twofold || told === "" ? free : Math.min(free, called)
    readonly property real named: lifted ? room - stack.implicitWidth - gap : plain
    readonly property real between: twofold ? width - begins - gap - (lowered ? moved.act + gap : 0) : free - plain - gap
    readonly property bool stacked: !threefold && chips.length > 0 && (twofold ? second : height) > Tokens.mm(4.6) && stack.implicitWidth + besides < between
    readonly property bool lifted: twofold && !threefold && !stacked && !lowered && chips.length > 0 && stack.implicitWidth + called * (dense ? 0.93 : 0.85) + gap < room
    readonly property bool dropped: twofold && dense && !stacked && !lifted && chips.length > 0 && besides + gap + stack.implicitWidth * reduced < between
    readonly property real reduced: 0.7

    implicitHeight: crowded && tight && !tall ? Tokens.mm(5.2) : threefold ? thrice : chipped ? wishChipped : wish
    radius: Tokens.radius * (twofold ? 1 : 0.6)
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
        width: Math.min(row.marked, row.height * 0.8)
        height: width
        sign: Results.sign(row.result)
        ink: row.ink
    }
    Label {
        glanced: row.told !== ""
        x: row.begins
        y: row.twofold ? row.edge : 0
        width: row.named
        height: row.line
        text: row.least
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        visible: text !== ""
        x: row.twofold ? row.begins : row.begins + row.named + row.gap
        y: row.twofold ? row.edge + row.line : 0
        width: row.between - (row.stacked ? stack.implicitWidth + row.gap : row.dropped ? stack.implicitWidth * row.reduced + row.gap : 0)
        height: row.twofold ? row.second : row.line
        text: row.told
        color: row.corrected ? Tokens.colour.pending : row.also !== "" ? Tokens.colour.text : row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: !row.twofold ? (row.dense ? Tokens.mm(4.4) : Tokens.glance) : row.dense ? Math.min(Tokens.mm(3.2), Math.floor(row.second)) : Tokens.mm(5)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: row.tight && !row.tall ? Tokens.mm(1.9) : row.small
    }
    ChipStack {
        id: stack
        visible: row.stacked || row.lifted || row.dropped || row.threefold
        scale: row.dropped ? row.reduced : 1
        transformOrigin: Item.Right
        x: row.threefold ? row.width - row.gap - width : row.lifted ? row.begins + row.room - width : row.begins + row.named + row.between - width + (row.twofold ? -row.named : row.gap)
        y: row.lifted ? row.edge : row.twofold ? row.edge + row.line * (row.threefold ? 2 : 1) : 0
        height: row.twofold && !row.lifted ? row.second : row.line
        chips: row.chips
        coin: row.coin
        spacing: row.dense ? Tokens.mm(0.4) : narrow ? Tokens.mm(0.8) : row.gap
        narrow: row.dense || chips.length > 2 || row.besides > row.between * 0.5
        chipSize: row.dense ? Tokens.mm(4.2) : Math.min(Tokens.mm(6), row.line * 0.92)
    }
    Moved {
        id: moved
        anchors.right: parent.right
        anchors.rightMargin: row.gap
        y: row.twofold ? row.edge : 0
        height: row.line
        done: row.done
        amount: row.amount
        ink: row.ink
        below: row.lowered ? row.line : 0
    }
}
