import QtQuick
import dealer_terminal.ui.shared

/* Where the dealer looks: what to do now, and at a settlement the hand and its wagers. */
Rectangle {
    id: focusArea

    required property var instruction
    required property var settlement
    required property var refusal
    readonly property bool settling: settlement.hand.length > 0

    signal refusalTouched

    color: Tokens.colour.panel
    border.width: Tokens.outlined ? Tokens.hair : 0
    border.color: Tokens.colour.line

    SettlementHand {
        id: hand
        visible: focusArea.settling
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(2)
        width: visible ? Tokens.mm(60) : 0
        hand: focusArea.settlement.hand
        drawCard: focusArea.settlement.drawCard
        total: focusArea.settlement.total
    }
    InstructionLine {
        id: line
        anchors.top: parent.top
        anchors.topMargin: Tokens.mm(focusArea.settling ? 1.5 : 3)
        anchors.left: hand.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        lines: focusArea.settling ? 1 : 3
        text: focusArea.instruction.text
        citation: focusArea.instruction.citation
        printed: focusArea.instruction.printed
    }
    Column {
        visible: focusArea.refusal.text === ""
        anchors.top: line.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.left: line.left
        anchors.right: line.right
        spacing: Tokens.mm(0.4)

        Repeater {
            model: focusArea.settlement.lines
            PayLine {
                width: parent.width
            }
        }
    }
    RefusalLine {
        visible: text !== ""
        anchors.left: line.left
        anchors.right: line.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(2)
        text: focusArea.refusal.text
        remedy: focusArea.refusal.remedy
        citation: focusArea.refusal.citation
        onActivated: focusArea.refusalTouched()
    }
}
