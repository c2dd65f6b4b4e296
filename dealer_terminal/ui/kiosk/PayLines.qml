import QtQuick
import dealer_terminal.ui.kit

/* Layout of the parts of one payment in its row: lines, widths, and the place of the chips. The wager's name has
   priority, then the motion and amount; event and chips use the remaining space. */
QtObject {
    required property real width
    required property real height
    required property bool tall
    required property bool dense
    required property bool tight
    required property bool chipped
    required property bool alone
    /* Content to lay out: the natural widths of the name, the event, the chips (scaled and at full size), the amount,
       and the motion. */
    required property real called
    required property real event
    required property bool told
    required property bool chips
    required property real stack
    required property real natural
    required property bool paid
    required property real moved
    required property real act

    readonly property real gap: Tokens.mm(1.2)
    readonly property real edge: Tokens.mm(dense ? 0 : 0.4)
    readonly property real marked: Tokens.mm(dense ? 4.2 : 5.4)
    readonly property real begins: Tokens.mm(0.8) + marked + gap
    readonly property real room: width - begins - moved - 2 * gap
    readonly property bool short: called * (told ? 1 : 0.75) > room
    readonly property bool lowered: twofold && !dense && short && paid
    readonly property real free: lowered ? room + act : room
    readonly property int small: Tokens.mm(dense ? 3.05 : 3.2)
    readonly property real besides: told ? gap + Math.ceil(event * small / Tokens.glance) + 2 : 0
    readonly property bool full: short || (told && called + besides > room)
    readonly property bool fuller: full || (dense && chips && called + besides + stack + gap > room)
    readonly property bool crowded: chipped ? fuller : full
    readonly property bool twofold: tall || (crowded && !tight)
    readonly property bool threefold: alone && twofold && !dense && chips && natural + besides >= width - begins - 2 * gap && natural + called + gap >= room
    readonly property real first: !twofold ? height : dense ? height * 0.6 : (height - 2 * edge) / (threefold ? 3 : 2)
    readonly property real second: threefold ? first : height - 2 * edge - first
    readonly property real single: Tokens.mm(dense ? 5.2 : 6.2)
    readonly property real twice: Tokens.mm(dense ? 7.8 : 10.8)
    readonly property real thrice: Tokens.mm(15.8)
    readonly property real wish: tall || full ? twice : single
    readonly property real wishChipped: tall || fuller ? twice : single
    readonly property real given: crowded && tight && !tall ? Tokens.mm(5.2) : threefold ? thrice : chipped ? wishChipped : wish
    readonly property real plain: twofold || !told ? free : Math.min(free, called)
    readonly property real named: lifted ? room - stack - gap : plain
    readonly property real between: twofold ? width - begins - gap - (lowered ? act + gap : 0) : free - plain - gap
    readonly property bool stacked: !threefold && chips && (twofold ? second : height) > Tokens.mm(4.6) && stack + besides < between
    readonly property bool lifted: twofold && !threefold && !stacked && !lowered && chips && stack + called * (dense ? 0.93 : 0.85) + gap < room
    readonly property bool dropped: twofold && dense && !stacked && !lifted && chips && besides + gap + stack * reduced < between
    readonly property real reduced: 0.7
}
