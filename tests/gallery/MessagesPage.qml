import QtQuick
import dealer_terminal.ui.kit

Page {
    title: "Instruction, refusal, states"

    Column {
        width: parent.width
        spacing: Tokens.mm(2.5)

        InstructionLine {
            width: parent.width
            text: "Position 4: place the hand under the 31 BONUS wager."
            citation: "Dealer Protocol 5, note 1"
        }
        InstructionLine {
            width: parent.width
            text: "四号位：把手牌放在“31 BONUS”注下。 Vị trí 4: đặt bài dưới cược."
            citation: "Dealer Protocol 5, note 1"
            printed: "“tuck the player’s three card hand”"
        }
        RefusalLine {
            width: parent.width
            text: "Position 4 has not decided."
            remedy: "Wait for the “Play” wager, or touch position 4 if the player folds."
            citation: "Dealer Protocol 5"
        }
        Row {
            spacing: Tokens.mm(4)
            SimulatedBand {
                text: "SIMULATED"
            }
            ReaderState {
                standing: "ready"
                text: "Reader"
            }
            ReaderState {
                standing: "busy"
                text: "Reader"
            }
            ReaderState {
                standing: "lost"
                text: "Reader lost"
            }
            PendingBadge {
                text: "Pending"
            }
        }
    }
}
