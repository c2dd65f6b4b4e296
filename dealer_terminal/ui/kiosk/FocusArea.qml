pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Where the dealer looks: what to do now, and at a settlement the hand and its wagers. */
Rectangle {
    id: focusArea

    required property var instruction
    required property var dealer
    required property var settlement
    required property var refusal
    readonly property bool settling: settlement.hand.length > 0
    readonly property bool refused: refusal.text !== ""
    readonly property bool paying: settling && rows.count > 0

    signal refusalTouched

    color: Tokens.colour.panel
    border.width: Tokens.outlined ? Tokens.hair : 0
    border.color: Tokens.colour.line

    Row {
        id: hands
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(2)
        spacing: Tokens.mm(3)

        DealerHand {
            visible: label !== ""
            height: parent.height
            label: focusArea.dealer.label
            cards: focusArea.dealer.cards
            total: focusArea.dealer.total
            qualifies: focusArea.dealer.qualifies
        }
        SettlementHand {
            visible: focusArea.settling
            height: parent.height
            hand: focusArea.settlement.hand
            drawCard: focusArea.settlement.drawCard
            drawLabel: focusArea.settlement.drawLabel
            total: focusArea.settlement.total
            narrow: focusArea.dealer.label !== ""
        }
    }
    Prompt {
        id: line
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(focusArea.paying || focusArea.refused ? 1 : 3)
        anchors.left: hands.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        height: focusArea.refused ? Tokens.mm(13.5) : focusArea.paying ? Tokens.mm(15.5) : parent.height - Tokens.mm(5)
        most: focusArea.settling || focusArea.refused ? Tokens.glance : Tokens.title
        text: focusArea.instruction.text
        citation: focusArea.instruction.citation
        printed: focusArea.instruction.printed
    }
    PayRows {
        id: rows
        visible: focusArea.paying && !focusArea.refused
        anchors.top: line.bottom
        anchors.topMargin: Tokens.mm(0.6)
        anchors.left: line.left
        anchors.right: line.right
        room: focusArea.height - y - Tokens.mm(1)
        lines: focusArea.settlement.lines
    }
    Loader {
        active: focusArea.refused
        anchors.left: line.left
        anchors.right: line.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1.5)
        sourceComponent: RefusalLine {
            text: focusArea.refusal.text
            remedy: focusArea.refusal.remedy
            citation: focusArea.refusal.citation
            onActivated: focusArea.refusalTouched()
        }
    }
}
