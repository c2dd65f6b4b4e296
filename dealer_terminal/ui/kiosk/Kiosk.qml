pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The whole screen: the table, the sheet over it, and the dimmed cover that the first tap removes. */
Rectangle {
    id: kiosk

    required property var shown
    /* Margin for the burn-in drift, so that nothing leaves the screen. The frame of a simulated table is in this
       margin. */
    readonly property real edge: Math.max(Tokens.mm(0.8), shown.driftMost)

    signal pressed(string key)
    signal seatTouched(int position)
    signal spotTouched(int position, string spot)
    signal numberTouched(int position)
    signal written(string text)
    signal dismissed
    signal backTouched
    signal woken

    color: Tokens.colour.screen

    KioskTable {
        id: table
        x: kiosk.edge + kiosk.shown.driftX
        y: kiosk.edge + kiosk.shown.driftY
        width: parent.width - 2 * kiosk.edge
        height: parent.height - 2 * kiosk.edge
        framed: marked.active ? Tokens.mm(1.4) : 0
        status: kiosk.shown.table.status
        checklist: kiosk.shown.table.checklist
        instruction: kiosk.shown.table.instruction
        felt: kiosk.shown.table.felt
        dealer: kiosk.shown.table.dealer
        settlement: kiosk.shown.table.settlement
        meters: kiosk.shown.table.meters
        summary: kiosk.shown.table.summary
        primary: kiosk.shown.table.primary
        secondary: kiosk.shown.table.secondary
        manual: kiosk.shown.table.manual
        band: over.band
        onPressed: key => kiosk.pressed(key)
        onSeatTouched: position => kiosk.seatTouched(position)
        onSpotTouched: (position, spot) => kiosk.spotTouched(position, spot)
        onNumberTouched: position => kiosk.numberTouched(position)
    }
    SheetOver {
        id: over
        shown: kiosk.shown.over
        x: table.x
        y: table.y + table.headHeight
        width: table.width
        height: table.height - table.headHeight - table.footHeight
        onPressed: key => kiosk.pressed(key)
        onWritten: text => kiosk.written(text)
        onEntered: kiosk.pressed(kiosk.shown.table.primary.key)
        onBackTouched: kiosk.backTouched()
    }
    SimulatedFrame {
        anchors.fill: table
        visible: kiosk.shown.table.status.simulated !== ""
    }
    Loader {
        id: marked
        active: kiosk.shown.mark !== "" && kiosk.shown.over.surface === ""
        anchors.fill: table
        sourceComponent: MarkedFelt {
            side: table.sideWidth
            thick: table.framed
            head: table.headHeight
            foot: table.footHeight
            text: kiosk.shown.mark
        }
    }
    RefusalLine {
        visible: kiosk.shown.refusal.text !== ""
        x: table.x
        y: Math.max(0, table.y - Tokens.mm(0.8))
        width: table.headFree
        text: kiosk.shown.refusal.text
        remedy: kiosk.shown.refusal.remedy
        citation: kiosk.shown.refusal.citation
        onActivated: kiosk.dismissed()
    }
    Dark {
        visible: kiosk.shown.dimmed
        anchors.fill: parent
        onActivated: kiosk.woken()
    }
}
