import QtQuick
import dealer_terminal.ui.shared

Page {
    id: page

    property string refusal: ""

    title: "Wager entry"

    MoneyKeypad {
        anchors.horizontalCenter: parent.horizontalCenter
        title: "Position 4 · Natural 31 Bonus"
        amount: "$125"
        limits: "$5 to $100, in steps of $5"
        refusal: page.refusal
        chips: [({ colour: "white", denomination: "1" }), ({ colour: "red", denomination: "5" }), ({ colour: "green", denomination: "25" }), ({ colour: "black", denomination: "100" }), ({ colour: "purple", denomination: "500" }), ({ colour: "yellow", denomination: "1000" })]
        againText: "Same again"
        clearText: "Clear"
        eraseText: "Erase"
        enterText: "Place wager"
        canEnter: page.refusal === ""
    }
}
