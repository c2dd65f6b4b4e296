pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* Search panel: a box for a round, a fact, or a time, and the questions and results of the whole journal. */
Rectangle {
    id: panel

    required property var shown

    signal found(string tab)
    signal further
    signal conditions
    signal went(int position)
    signal sought(string text)
    signal finished

    color: Tokens.colour.panel

    SearchBox {
        id: box
        x: Tokens.mm(2)
        y: Tokens.mm(2)
        width: parent.width - 2 * x
        height: Tokens.mm(9)
        hint: panel.shown.hint
        onSought: text => panel.sought(text)
        onFinished: panel.finished()
    }
    Flow {
        id: tabs
        anchors.top: box.bottom
        anchors.topMargin: Tokens.mm(1.5)
        x: Tokens.mm(2)
        width: parent.width - 2 * x
        spacing: Tokens.mm(0.8)

        Repeater {
            model: panel.shown.tabs
            PlainButton {
                required name
                required property string text
                required property bool chosen

                width: (tabs.width - tabs.spacing) / 2
                height: Tokens.mm(8.2)
                words: text
                on: chosen
                onActivated: panel.found(name)
            }
        }
    }
    TouchTarget {
        id: conditions
        anchors.top: tabs.bottom
        anchors.topMargin: Tokens.mm(1)
        x: Tokens.mm(2)
        width: parent.width - 2 * x
        height: Math.max(Tokens.mm(7), given.height + Tokens.mm(2))
        name: "conditions"
        spoken: panel.shown.conditions
        activeFocusOnTab: false
        onActivated: panel.conditions()

        Rectangle {
            anchors.fill: parent
            radius: Tokens.radius
            color: Tokens.colour.plate
            border.width: Math.max(1, Tokens.hair)
            border.color: Tokens.colour.line
        }
        Label {
            id: given
            x: Tokens.mm(2)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Tokens.mm(9)
            height: implicitHeight
            text: panel.shown.conditions
            font.pixelSize: Tokens.small
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
        Label {
            anchors.right: parent.right
            anchors.rightMargin: Tokens.mm(2)
            height: parent.height
            text: "F"
            color: Tokens.colour.muted
            font.pixelSize: Tokens.small
        }
    }
    Label {
        id: told
        anchors.top: conditions.bottom
        anchors.topMargin: Tokens.mm(1)
        x: Tokens.mm(3)
        width: parent.width - 2 * x
        height: implicitHeight
        text: panel.shown.told
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    ListView {
        id: list
        anchors.top: told.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: more.visible ? more.top : parent.bottom
        anchors.bottomMargin: Tokens.mm(0.8)
        width: parent.width
        clip: true
        model: panel.shown.found
        currentIndex: panel.shown.lit
        boundsBehavior: ListView.StopAtBounds
        highlightMoveDuration: 0
        delegate: FoundRow {
            width: list.width
            onActivated: panel.went(position)
        }
    }
    PlainButton {
        id: more
        visible: words !== ""
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1)
        x: Tokens.mm(2)
        width: parent.width - 2 * x
        height: Tokens.mm(8)
        name: "further"
        words: panel.shown.more
        on: false
        onActivated: panel.further()
    }
}
