pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled, or several alike: its name as its circle has it, what is done with the amount, the pay table's own event and odds, the chips.
   On two lines where there is room, and where one would be too short; beside a long event the chips stand with the amount. */
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
    readonly property color ink: Results.ink(result)
    readonly property string least: label === "" ? spot : label
    readonly property string told: also !== "" ? also : odds === "" ? event : `${event} · ${odds}`
    readonly property real gap: Tokens.mm(1.2)
    readonly property real edge: Tokens.mm(dense ? 0 : 0.4)
    readonly property real begins: badge.x + Tokens.mm(5.4) + gap
    readonly property real room: width - begins - moved.implicitWidth - 2 * gap
    readonly property bool short: called * (told === "" ? 0.75 : 1) > room
    readonly property bool lowered: twofold && !dense && short && amount !== ""
    readonly property real free: lowered ? room + moved.act : room
    readonly property int small: Tokens.mm(3.2)
    readonly property real besides: told === "" ? 0 : gap + Math.ceil(telling.advanceWidth * small / Tokens.glance) + 2
    readonly property bool crowded: short || (told !== "" && called + besides > room)
    readonly property bool twofold: tall || (crowded && !tight)
    readonly property real called: brief.advanceWidth + 2
    readonly property real line: !twofold ? height : dense ? height * 0.6 : (height - 2 * edge) / 2
    readonly property real second: height - 2 * edge - line
    readonly property real wish: tall || crowded ? Tokens.mm(dense ? 8.6 : 10.8) : Tokens.mm(dense ? 5.2 : 6.2)
    readonly property real named: lifted ? room - stack.implicitWidth - gap : twofold || told === "" ? free : Math.min(free, called)
    readonly property real between: twofold ? width - begins - gap - (lowered ? moved.act + gap : 0) : free - named - gap
    readonly property bool stacked: chips.length > 0 && (twofold ? second : height) > Tokens.mm(4.6) && stack.implicitWidth + besides < between
    readonly property bool lifted: twofold && !dense && !stacked && !lowered && chips.length > 0 && stack.implicitWidth + called * 0.85 + gap < room

    implicitHeight: crowded && tight && !tall ? Tokens.mm(5.2) : wish
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
    Badge {
        id: badge
        x: Tokens.mm(0.8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Tokens.mm(5.4), row.height * 0.8)
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
        width: row.between - (row.stacked ? stack.implicitWidth + row.gap : 0)
        height: row.twofold ? row.second : row.line
        text: row.told
        color: row.corrected ? Tokens.colour.pending : row.also !== "" ? Tokens.colour.text : row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: !row.twofold ? Tokens.glance : row.dense ? Tokens.small : Tokens.mm(5)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: row.tight && !row.tall ? Tokens.mm(1.9) : row.small
    }
    ChipStack {
        id: stack
        visible: row.stacked || row.lifted
        x: row.lifted ? row.begins + row.room - width : row.begins + row.named + row.between - width + (row.twofold ? -row.named : row.gap)
        y: row.lifted ? row.edge : row.twofold ? row.edge + row.line : 0
        height: row.twofold && !row.lifted ? row.second : row.line
        chips: row.chips
        coin: row.coin
        spacing: narrow ? Tokens.mm(0.8) : row.gap
        narrow: chips.length > 2 || row.besides > row.between * 0.5
        chipSize: Math.min(Tokens.mm(6), row.line * 0.92)
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
