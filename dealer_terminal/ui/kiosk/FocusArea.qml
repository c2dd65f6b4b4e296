pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The focus of the dealer: the current instruction, and during settlement the hand and its wagers. It is as high as its
   content needs. */
Rectangle {
    id: focusArea

    required property var instruction
    required property var dealer
    required property var settlement
    required property var summary
    required property var manual
    /* Height if nothing needs more. The cards always use this height, because larger cards would make the payments
       narrower and higher. */
    required property real usual
    readonly property bool settling: settlement.hand.length > 0
    readonly property bool summing: summary.round !== ""
    readonly property bool duel: dealer.label !== ""
    readonly property bool stacked: settlement.stacked
    readonly property bool wordy: Math.max(instruction.text.length, instruction.printed.length) > 120
    readonly property bool paying: payments.count > 0
    readonly property real worded: line.needed + line.anchors.topMargin * 2
    readonly property real needed: paying ? Math.max(payments.needed, worded) : settling || duel ? 0 : worded

    signal pressed(string key)

    color: Tokens.colour.panel
    border.width: Tokens.outlined ? Tokens.hair : 0
    border.color: Tokens.colour.line

    Grid {
        id: hands
        readonly property real share: focusArea.stacked ? (height - rowSpacing) / 2 : height

        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(2)
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(1)
        height: focusArea.usual - Tokens.mm(1.6)
        columns: focusArea.stacked ? 1 : 2
        columnSpacing: Tokens.mm(2)
        rowSpacing: Tokens.mm(0.6)

        DealerHand {
            visible: label !== ""
            brief: focusArea.stacked
            height: hands.share
            label: focusArea.dealer.label
            cards: focusArea.dealer.cards
            total: focusArea.dealer.total
            qualifies: focusArea.dealer.qualifies
        }
        SettlementHand {
            visible: focusArea.settling
            brief: focusArea.stacked
            height: hands.share
            whose: focusArea.settlement.whose
            hand: focusArea.settlement.hand
            drawCard: focusArea.settlement.drawCard
            drawLabel: focusArea.settlement.drawLabel
            sum: focusArea.settlement.sum
            total: focusArea.settlement.total
            narrow: focusArea.duel
        }
    }
    Prompt {
        id: line
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(0.6)
        anchors.left: hands.right
        anchors.leftMargin: Tokens.mm(2.5)
        width: focusArea.paying ? Tokens.mm(!focusArea.settling ? 84 : focusArea.stacked ? (payments.count > 3 ? 46 : 52) : focusArea.duel ? (focusArea.instruction.printed === "" ? 49 : 51) : focusArea.wordy ? 62 : focusArea.instruction.printed === "" || payments.dear ? 50 : 60) : focusArea.width - x - Tokens.mm(2)
        height: parent.height - Tokens.mm(1.2)
        most: focusArea.paying && focusArea.settling ? Tokens.mm(7.8) : Tokens.display
        least: !focusArea.paying || !focusArea.settling ? Tokens.small : focusArea.stacked ? Tokens.mm(3.1) : Math.floor(Tokens.leastMm * Tokens.pxPerMm)
        opens: focusArea.manual
        onPressed: key => focusArea.pressed(key)
        verb: focusArea.summing ? "" : focusArea.instruction.verb
        ink: focusArea.instruction.result === "" ? Tokens.colour.text : Results.ink(focusArea.instruction.result)
        text: focusArea.summing ? "" : focusArea.instruction.text
        citation: focusArea.summing ? "" : focusArea.instruction.citation
        printed: focusArea.summing ? "" : focusArea.instruction.printed
    }
    Summary {
        anchors.fill: parent
        shown: focusArea.summary
    }
    Payments {
        id: payments
        visible: focusArea.paying
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: line.right
        anchors.leftMargin: Tokens.mm(2)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(1.5)
        settlement: focusArea.settlement
    }
}
