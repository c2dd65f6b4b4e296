pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The table. Each region takes one props object and emits what was tapped. */
Rectangle {
    id: kiosk

    required property var status
    required property var checklist
    required property var instruction
    required property var felt
    required property var dealer
    required property var settlement
    property var meters: []
    required property var summary
    required property var primary
    required property var secondary
    required property var manual

    property real band: 0
    property real framed: 0
    readonly property bool paying: focusArea.paying
    readonly property real free: height - statusBar.height - actions.height
    readonly property real headHeight: statusBar.height
    readonly property real headFree: statusBar.free
    readonly property real sideWidth: checklistPanel.width
    readonly property real footHeight: actions.height

    signal pressed(string key)
    signal seatTouched(int position)
    signal spotTouched(int position, string spot)
    signal numberTouched(int position)

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
        anchors.bottomMargin: kiosk.band
        width: Tokens.mm(40.4)
        title: kiosk.checklist.title
        standing: kiosk.checklist.standing
        items: kiosk.checklist.items
        steps: kiosk.checklist.steps
    }
    Felt {
        id: table
        anchors.top: statusBar.bottom
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        anchors.margins: kiosk.framed
        height: kiosk.free - 2 * kiosk.framed - (kiosk.band > 0 ? kiosk.band : focusArea.height + strip.implicitHeight)
        seats: kiosk.felt.seats
        seatsTouchable: kiosk.felt.seatsTouchable
        spotsTouchable: kiosk.felt.spotsTouchable
        middle: kiosk.felt.middle
        low: kiosk.band > 0
        onSeatTouched: position => kiosk.seatTouched(position)
        onSpotTouched: (position, spot) => kiosk.spotTouched(position, spot)
        onNumberTouched: position => kiosk.numberTouched(position)
    }
    MeterStrip {
        id: strip
        visible: count > 0 && kiosk.band === 0
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        anchors.bottom: focusArea.top
        meters: kiosk.meters
    }
    FocusArea {
        id: focusArea
        visible: kiosk.band === 0
        anchors.left: checklistPanel.right
        anchors.right: parent.right
        anchors.bottom: actions.top
        anchors.margins: kiosk.framed
        readonly property real least: Math.max(Tokens.mm(25.6), kiosk.free - Tokens.mm(76))
        readonly property bool long: kiosk.instruction.text.length + kiosk.instruction.printed.length > 210
        readonly property real told: kiosk.instruction.printed === "" ? Tokens.mm(paying && settling ? 4 : 0) : Tokens.mm((stacked ? 13 : paying ? 12 : 7) + (paying && long ? 3 : 0))
        usual: least + Math.max(told, stacked ? Tokens.mm(9) : 0)
        height: Math.max(usual, needed)
        instruction: kiosk.instruction
        dealer: kiosk.dealer
        settlement: kiosk.settlement
        summary: kiosk.summary
        manual: kiosk.manual
        onPressed: key => kiosk.pressed(key)
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
