pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Where to look: a box for a round, a fact or a time, and what there is to find in the day. */
Rectangle {
    id: panel

    required property var shown

    signal found(string tab)
    signal leastTouched
    signal went(int position)
    signal sought(string text)
    signal finished

    color: Tokens.colour.panel

    SearchBox {
        id: box
        x: Tokens.mm(2)
        y: Tokens.mm(2)
        width: parent.width - 2 * x
        height: Tokens.mm(10)
        hint: panel.shown.hint
        onSought: text => panel.sought(text)
        onFinished: panel.finished()
    }
    Row {
        id: tabs
        anchors.top: box.bottom
        anchors.topMargin: Tokens.mm(2)
        x: Tokens.mm(2)
        spacing: Tokens.mm(1)

        Repeater {
            model: panel.shown.tabs
            PlainButton {
                required name
                required property string text
                required property bool chosen

                width: (panel.width - Tokens.mm(6)) / 3
                height: Tokens.mm(9)
                words: text
                on: chosen
                onActivated: panel.found(name)
            }
        }
    }
    PlainButton {
        id: least
        visible: words !== ""
        anchors.top: tabs.bottom
        anchors.topMargin: Tokens.mm(1)
        x: Tokens.mm(2)
        width: parent.width - 2 * x
        height: visible ? Tokens.mm(9) : 0
        name: "least"
        words: panel.shown.least
        on: false
        onActivated: panel.leastTouched()
    }
    ListView {
        id: list
        anchors.top: least.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        model: panel.shown.found
        boundsBehavior: ListView.StopAtBounds
        delegate: FoundRow {
            width: list.width
            onActivated: panel.went(position)
        }
    }
    Label {
        anchors.fill: list
        anchors.margins: Tokens.mm(3)
        text: panel.shown.nothing
        color: Tokens.colour.muted
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
    }
}
