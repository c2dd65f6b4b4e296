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
    readonly property int rowCount: settlement.singles + settlement.doubles
    readonly property bool full: rowCount > 5
    readonly property bool duel: dealer.label !== ""
    readonly property bool stacked: duel && settlement.crowded
    readonly property bool paying: settling && rowCount > 0
    readonly property real asked: settlement.doubles * Tokens.mm(rowCount > 1 || duel ? 11.2 : 13) + settlement.singles * Tokens.mm(settlement.singles > 3 ? 5.4 : 6.1) + (rowCount - 1) * Tokens.mm(0.8)
    readonly property real spoken: height - asked - Tokens.mm(2.4)

    signal refusalTouched

    color: Tokens.colour.panel
    border.width: Tokens.outlined ? Tokens.hair : 0
    border.color: Tokens.colour.line

    Grid {
        id: hands
        readonly property real share: focusArea.stacked ? (height - rowSpacing) / 2 : height

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(2)
        anchors.topMargin: Tokens.mm(focusArea.stacked ? 0.6 : 2)
        anchors.bottomMargin: Tokens.mm(focusArea.stacked ? 0.6 : 2)
        columns: focusArea.stacked ? 1 : 2
        columnSpacing: Tokens.mm(2)
        rowSpacing: Tokens.mm(0.8)

        DealerHand {
            visible: label !== ""
            height: hands.share
            label: focusArea.dealer.label
            cards: focusArea.dealer.cards
            total: focusArea.dealer.total
            qualifies: focusArea.dealer.qualifies
            brief: focusArea.stacked
        }
        SettlementHand {
            visible: focusArea.settling
            height: hands.share
            hand: focusArea.settlement.hand
            drawCard: focusArea.settlement.drawCard
            drawLabel: focusArea.settlement.drawLabel
            total: focusArea.settlement.total
            narrow: focusArea.duel || focusArea.rowCount > 1
        }
    }
    Prompt {
        id: line
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(focusArea.paying || focusArea.refused ? 0.6 : 0.5)
        anchors.left: hands.right
        anchors.leftMargin: Tokens.mm(2.5)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        centred: !focusArea.paying && !focusArea.refused
        tight: !centred || focusArea.duel
        height: focusArea.refused ? parent.height - refusalLine.height - Tokens.mm(2.6) : focusArea.paying ? Math.max(Tokens.mm(focusArea.full ? 10 : 13.4), focusArea.spoken) : parent.height - Tokens.mm(1)
        most: focusArea.settling || focusArea.refused ? Tokens.glance : Tokens.title
        text: focusArea.instruction.text
        citation: focusArea.instruction.citation
        printed: focusArea.instruction.printed
    }
    PayRows {
        id: rows
        visible: focusArea.paying && !focusArea.refused
        anchors.top: line.bottom
        anchors.topMargin: Tokens.mm(0.4)
        anchors.left: line.left
        anchors.right: line.right
        room: focusArea.height - y - Tokens.mm(1)
        singles: focusArea.settlement.singles
        doubles: focusArea.settlement.doubles
        lines: focusArea.settlement.lines
    }
    Loader {
        id: refusalLine
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
