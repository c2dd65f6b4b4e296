pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* One table, live: its felt or its dealer's whole screen, and its last rounds. */
Item {
    id: live

    required property var shown

    signal pressed(string name)
    signal went(int position)

    Rectangle {
        id: rounds
        visible: !live.shown.screened
        width: Tokens.mm(60)
        height: parent.height
        color: Tokens.colour.panel

        PlainButton {
            id: back
            x: Tokens.mm(2)
            y: Tokens.mm(2)
            width: parent.width - 2 * x
            height: Tokens.mm(9)
            name: "back to the tables"
            words: `←  ${live.shown.title}`
            on: false
            onActivated: live.pressed("tables")
        }
        SimulatedBand {
            id: loud
            visible: text !== ""
            x: back.x
            anchors.top: back.bottom
            anchors.topMargin: Tokens.mm(1)
            width: back.width
            height: visible ? Tokens.mm(8) : 0
            text: live.shown.simulated
        }
        ListView {
            id: list
            anchors.top: loud.bottom
            anchors.topMargin: Tokens.mm(1)
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            model: live.shown.rounds
            boundsBehavior: ListView.StopAtBounds
            delegate: RoundRow {
                width: list.width
                onActivated: live.went(position)
            }
        }
    }
    PastFelt {
        visible: !live.shown.screened
        anchors.left: rounds.right
        anchors.right: parent.right
        height: parent.height
        shown: live.shown.felt
        onActivated: live.pressed("screen")
    }
    Loader {
        active: live.shown.screened
        anchors.fill: parent
        sourceComponent: DealersScreen {
            shown: live.shown.screen
            caption: live.shown.caption
            onActivated: live.pressed("screen")
        }
    }
}
