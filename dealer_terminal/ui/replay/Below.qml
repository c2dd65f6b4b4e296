import QtQuick
import dealer_terminal.ui.kit

/* Below the replay: the clocks, and the strip of the day. */
Item {
    id: below

    required property var clock
    required property var strip
    required property real side

    signal reached(int position)
    signal struck(real part)

    height: Tokens.mm(31)

    Clocks {
        id: clocks
        width: below.side
        height: parent.height
        shown: below.clock
    }
    DayStrip {
        anchors.left: clocks.right
        anchors.right: parent.right
        height: parent.height
        shown: below.strip
        onWent: position => below.reached(position)
        onStruck: part => below.struck(part)
    }
}
