pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

Page {
    id: page

    title: "Cards"

    Grid {
        columns: 13
        spacing: Tokens.mm(1.2)

        Repeater {
            model: 52
            PlayingCard {
                required property int index
                width: Tokens.mm(14.6)
                rank: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][index % 13]
                suit: "shdc"[Math.floor(index / 13)]
            }
        }
    }
    Row {
        anchors.bottom: parent.bottom
        spacing: Tokens.mm(4)

        Repeater {
            model: [5, 8, 12, 18]
            PlayingCard {
                required property int modelData
                anchors.bottom: parent.bottom
                width: Tokens.mm(modelData)
                rank: "10"
                suit: "d"
            }
        }
        Repeater {
            model: [5, 9, 18]
            PlayingCard {
                required property int modelData
                anchors.bottom: parent.bottom
                width: Tokens.mm(modelData)
                rank: ""
                suit: ""
            }
        }
        PlayingCard {
            anchors.bottom: parent.bottom
            width: Tokens.mm(18)
            rank: "Q"
            suit: "h"
            simulated: true
        }
        PlayingCard {
            anchors.bottom: parent.bottom
            width: Tokens.mm(18)
            rank: "K"
            suit: "c"
            spent: true
        }
    }
}
