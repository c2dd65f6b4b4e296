pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

Page {
    id: page

    readonly property var shapes: [["circle", "ANTE"], ["circle", "PLAY"], ["golden-31", "31"], ["royal-family", "ROYAL"]]
    readonly property var standings: [["empty", ""], ["wagered", "25"], ["wagered", "1,250"], ["won", "375"], ["lost", "25"], ["push", "100"], ["forfeited", "25"]]

    title: "Spots, chips and amounts"

    Column {
        spacing: Tokens.mm(3)

        Repeater {
            model: page.shapes.length
            Row {
                id: line
                required property int index
                readonly property var shape: page.shapes[index]
                spacing: Tokens.mm(5)

                Repeater {
                    model: page.standings.length
                    SpotCircle {
                        required property int index
                        shape: line.shape[0]
                        label: line.shape[1]
                        standing: page.standings[index][0]
                        amount: page.standings[index][1]
                        pile: ["white", "green", "purple", "black", "red", "black", "red"].slice(0, index + 1)
                        paid: page.standings[index][0] === "won" ? ["black", "green", "green"] : []
                    }
                }
                SpotCircle {
                    shape: line.shape[0]
                    label: line.shape[1]
                    standing: "wagered"
                    amount: "25"
                    pile: ["green"]
                    current: true
                }
                SpotCircle {
                    shape: line.shape[0]
                    label: line.shape[1]
                    standing: "wagered"
                    amount: "5"
                    pile: ["red"]
                    tucked: true
                }
            }
        }
    }
    Row {
        anchors.right: parent.right
        spacing: Tokens.mm(3)
        DrawSpace {
            width: Tokens.mm(12)
            label: "DRAW"
            cards: []
        }
        DrawSpace {
            width: Tokens.mm(12)
            label: "DRAW"
            cards: [({ rank: "", suit: "", called: "", simulated: false })]
        }
        PendingBadge {
            text: "Pending"
        }
    }
    Row {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(24)
        spacing: Tokens.mm(2)
        Repeater {
            model: [["white", "1"], ["red", "5"], ["green", "25"], ["black", "100"], ["purple", "500"], ["yellow", "1000"], ["orange", ""], ["blue", ""], ["pink", ""], ["brown", ""], ["grey", ""]]
            Chip {
                required property var modelData
                width: Tokens.mm(15)
                colour: modelData[0]
                denomination: modelData[1]
            }
        }
    }
    ChipStack {
        anchors.bottom: parent.bottom
        chips: [({ count: 3, colour: "black", denomination: "100" }), ({ count: 2, colour: "green", denomination: "25" })]
    }
}
