pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* The whole screen: the table, what lies over it, and the dark that the first touch takes away. */
Rectangle {
    id: kiosk

    required property var shown
    readonly property bool covered: shown.board.covers || shown.form.covers || shown.amountPad.covers || shown.textPad.title !== "" || reading
    readonly property bool reading: shown.paper.covers && shown.paper.title !== ""
    readonly property bool padded: shown.amountPad.title !== "" || shown.cardPad.title !== ""
    readonly property real padHeight: Math.min(over.height, Tokens.mm(51))

    signal acted(string action)
    signal seatTouched(int position)
    signal spotTouched(int position, string spot)
    signal chosen(string choice)
    signal keyed(string key)
    signal written(string text)
    signal dismissed
    signal backTouched
    signal woken

    color: Tokens.colour.screen

    KioskTable {
        id: table
        x: kiosk.shown.driftX
        y: kiosk.shown.driftY
        width: parent.width
        height: parent.height
        status: kiosk.shown.table.status
        checklist: kiosk.shown.table.checklist
        instruction: kiosk.shown.table.instruction
        felt: kiosk.shown.table.felt
        dealer: kiosk.shown.table.dealer
        settlement: kiosk.shown.table.settlement
        meters: kiosk.shown.table.meters
        refusal: kiosk.shown.table.refusal
        path: kiosk.shown.table.path
        primary: kiosk.shown.table.primary
        secondary: kiosk.shown.table.secondary
        onActed: action => kiosk.acted(action)
        onSeatTouched: position => kiosk.seatTouched(position)
        onSpotTouched: (position, spot) => kiosk.spotTouched(position, spot)
        onRefusalTouched: kiosk.dismissed()
    }
    Item {
        id: over
        x: table.x + (kiosk.covered ? 0 : table.sideWidth)
        y: table.y + table.headHeight
        width: parent.width - (kiosk.covered ? 0 : table.sideWidth)
        height: parent.height - table.headHeight - table.footHeight

        Rectangle {
            visible: kiosk.covered
            anchors.fill: parent
            color: Tokens.colour.screen
        }
        Loader {
            active: kiosk.shown.amountPad.title !== ""
            width: parent.width
            height: kiosk.padHeight
            anchors.bottom: parent.bottom
            sourceComponent: AmountPad {
                pad: kiosk.shown.amountPad
                onKeyed: key => kiosk.keyed(key)
            }
        }
        Loader {
            active: kiosk.shown.cardPad.title !== ""
            width: parent.width
            height: kiosk.padHeight
            anchors.bottom: parent.bottom
            sourceComponent: CardPad {
                pad: kiosk.shown.cardPad
                onKeyed: key => kiosk.keyed(key)
                onChosen: choice => kiosk.chosen(choice)
            }
        }
        Loader {
            active: kiosk.shown.board.title !== ""
            anchors.fill: parent
            sourceComponent: Board {
                board: kiosk.shown.board
                onChosen: choice => kiosk.chosen(choice)
                onBackTouched: kiosk.backTouched()
            }
        }
        Loader {
            active: kiosk.shown.form.title !== ""
            anchors.fill: parent
            sourceComponent: IdentityForm {
                form: kiosk.shown.form
                onKeyed: key => kiosk.keyed(key)
                onChosen: choice => kiosk.chosen(choice)
                onBackTouched: kiosk.backTouched()
            }
        }
        Loader {
            active: kiosk.shown.textPad.title !== ""
            anchors.fill: parent
            sourceComponent: TextPad {
                pad: kiosk.shown.textPad
                onKeyed: key => kiosk.keyed(key)
                onWritten: text => kiosk.written(text)
                onEntered: kiosk.acted("primary")
                onBackTouched: kiosk.backTouched()
            }
        }
        Loader {
            active: kiosk.shown.paper.title !== ""
            anchors.fill: parent
            sourceComponent: PaperPage {
                paper: kiosk.shown.paper
            }
        }
        RefusalLine {
            visible: kiosk.shown.refusal.text !== ""
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Tokens.mm(1.5)
            anchors.bottomMargin: kiosk.padded ? kiosk.padHeight + Tokens.mm(1) : Tokens.mm(1.5)
            anchors.rightMargin: kiosk.shown.form.title !== "" ? Tokens.mm(74) : Tokens.mm(1.5)
            text: kiosk.shown.refusal.text
            remedy: kiosk.shown.refusal.remedy
            citation: kiosk.shown.refusal.citation
            onActivated: kiosk.dismissed()
        }
    }
    SimulatedFrame {
        visible: kiosk.shown.table.status.simulated !== ""
    }
    Loader {
        active: kiosk.shown.mark !== "" && kiosk.shown.paper.title === ""
        anchors.fill: parent
        sourceComponent: MarkedFelt {
            side: table.sideWidth
            head: table.headHeight
            foot: table.footHeight
            text: kiosk.shown.mark
        }
    }
    Dark {
        visible: kiosk.shown.dimmed
        anchors.fill: parent
        onActivated: kiosk.woken()
    }
}
