pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* One wager settled, or several alike: its name as its circle has it, the pay table's own event and odds, the chips, what is done with the amount.
   On two lines where there is room. */
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
    readonly property color ink: Results.ink(result)
    readonly property real line: tall ? height / 2 : height
    readonly property real gap: Tokens.mm(1.2)
    readonly property string least: label === "" ? spot : label
    readonly property string told: also !== "" ? also : odds === "" ? event : `${event} · ${odds}`
    readonly property real after: width - gap - moved.sum - name.x - gap
    readonly property real free: after - (acts ? moved.act + gap : 0)
    readonly property real called: brief.advanceWidth + 2
    readonly property bool alone: tall || told === ""
    readonly property bool acts: amount === "" || after - moved.act - 2 * gap > (alone ? Math.min(called, Tokens.mm(30)) : called + gap + 0.5 * telling.advanceWidth)
    readonly property real named: alone ? free : Math.min(free - Tokens.mm(8), called)
    readonly property real between: tall ? width - name.x - gap : free - named - gap
    readonly property bool stacked: chips.length > 0 && stack.implicitWidth + (tall ? 0 : gap + 0.8 * telling.advanceWidth) < between

    radius: Tokens.radius * (tall ? 1 : 0.6)
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
        id: name
        glanced: row.told !== ""
        anchors.left: badge.right
        anchors.leftMargin: row.gap
        width: row.named
        height: row.line
        text: row.least
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    Label {
        visible: width > Tokens.mm(8)
        x: row.tall ? name.x : name.x + row.named + row.gap
        y: row.tall ? row.height * 0.5 : 0
        width: row.between - (row.stacked ? stack.implicitWidth + row.gap : 0)
        height: row.line
        text: row.told
        color: row.corrected ? Tokens.colour.pending : row.also !== "" ? Tokens.colour.text : row.odds === "" ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(1.9)
    }
    ChipStack {
        id: stack
        visible: row.stacked
        x: (row.tall ? row.width : moved.x) - row.gap - width
        y: row.tall ? row.height * 0.5 : 0
        height: row.line
        chips: row.chips
        coin: row.coin
        spacing: row.gap
        chipSize: Math.min(Tokens.mm(6.4), row.line * 0.86)
    }
    Moved {
        id: moved
        anchors.right: parent.right
        anchors.rightMargin: row.gap
        height: row.line
        done: row.done
        amount: row.amount
        ink: row.ink
        acts: row.acts
    }
}
