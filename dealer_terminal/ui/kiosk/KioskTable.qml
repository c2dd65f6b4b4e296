pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The table: one object of props a region in, what was touched out. */
Rectangle {
    id: kiosk

    required property var status
    required property var checklist
    required property var instruction
    required property var felt
    required property var dealer
    required property var settlement
    property var meters: []
    required property var refusal
    required property var primary
    required property var secondary

    property bool covered: false
    readonly property bool crowded: settlement.crowded
    readonly property real headHeight: statusBar.height
    readonly property real sideWidth: checklistPanel.width
    readonly property real footHeight: actions.height

    signal pressed(string key)
    signal seatTouched(int position)
    signal spotTouched(int position, string spot)
    signal refusalTouched

    color: Tokens.colour.screen

    StatusBar {
        id: statusBar
        anchors.top: parent.top
        width: parent.width
        table: kiosk.status.table
        rulebook: kiosk.status.rulebook
        revision: kiosk.status.revision
        round: kiosk.status.round
        dealer: kiosk.status.dealer
        reader: kiosk.status.reader
        readerText: kiosk.status.readerText
        checkpoint: kiosk.status.checkpoint
        clock: kiosk.status.clock
        simulated: kiosk.status.simulated
    }
    ChecklistPanel {
        id: checklistPanel
        anchors.top: statusBar.bottom
        anchors.bottom: actions.top
        width: Tokens.mm(48.5)
        title: kiosk.checklist.title
        standing: kiosk.checklist.standing
        items: kiosk.checklist.items
    }
    Felt {
        id: table
        anchors.top: statusBar.bottom
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        height: kiosk.height - statusBar.height - actions.height - focusArea.high - strip.implicitHeight
        cardsShown: !kiosk.crowded && !kiosk.covered
        seats: kiosk.felt.seats
        seatsTouchable: kiosk.felt.seatsTouchable
        spotsTouchable: kiosk.felt.spotsTouchable
        onSeatTouched: position => kiosk.seatTouched(position)
        onSpotTouched: (position, spot) => kiosk.spotTouched(position, spot)
    }
    MeterStrip {
        id: strip
        visible: count > 0
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        anchors.bottom: focusArea.top
        meters: kiosk.meters
    }
    FocusArea {
        id: focusArea
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        anchors.bottom: actions.top
        readonly property int feltHeight: Math.max(Tokens.mm(54.6), Math.round(kiosk.height * 0.435))
        readonly property real high: kiosk.height - statusBar.height - actions.height - feltHeight - strip.implicitHeight
        height: high + (kiosk.crowded ? Tokens.mm(full ? 12.5 : 9) : 0)
        instruction: kiosk.instruction
        dealer: kiosk.dealer
        settlement: kiosk.settlement
        refusal: kiosk.refusal
        onRefusalTouched: kiosk.refusalTouched()
    }
    ActionBar {
        id: actions
        anchors.bottom: parent.bottom
        width: parent.width
        primary: kiosk.primary
        secondary: kiosk.secondary
        onPressed: key => kiosk.pressed(key)
    }
}
