pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* The pit. At the left the tables, one live table, the queue, or the figures of the shift; at the right the alarms, or
   the open sheet. */
Rectangle {
    id: pit

    required property var shown
    readonly property real side: Tokens.mm(100)
    readonly property bool sheeted: shown.sheet.title !== ""
    readonly property real locks: Tokens.mm(98)
    readonly property bool reads: shown.paper.height > 0

    signal pressed(string name)
    signal opened(string journal)
    signal called(string key)
    signal looked(string journal, int position)
    signal went(string journal, int position)
    signal picked(string figure)
    signal behind(string key)
    signal wrote(string name, string text)
    signal sheetPressed(string name)
    signal sheetShut

    onSheetedChanged: {
        if (!sheeted)
            forceActiveFocus();
    }
    color: Tokens.colour.screen

    PitHead {
        id: head
        visible: !pit.shown.locked
        width: parent.width
        height: Tokens.mm(12)
        shown: pit.shown.head
        onPressed: name => pit.pressed(name)
    }
    Tiles {
        visible: pit.shown.page === "tables" && !pit.shown.locked
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - pit.side
        tiles: pit.shown.tiles
        unread: pit.shown.unread
        lost: pit.shown.lost
        onOpened: journal => pit.opened(journal)
    }
    Loader {
        active: pit.shown.page === "table" && pit.shown.live.journal !== "" && !pit.shown.locked
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - pit.side
        sourceComponent: LiveTable {
            shown: pit.shown.live
            onPressed: name => pit.pressed(name)
            onWent: position => pit.went(shown.journal, position)
        }
    }
    QueuePanel {
        visible: pit.shown.page === "queue" && !pit.shown.locked
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - pit.side
        title: pit.shown.queueTitle
        other: pit.shown.queueMore
        queue: pit.shown.queue
        onLooked: (journal, position) => pit.looked(journal, position)
        onPressed: name => pit.pressed(name)
    }
    Loader {
        active: pit.shown.page === "figures" && !pit.shown.locked
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - pit.side
        sourceComponent: FiguresPanel {
            shown: pit.shown.figures
            onPicked: figure => pit.picked(figure)
            onPressed: name => pit.pressed(name)
            onBehind: key => pit.behind(key)
        }
    }
    AlarmPanel {
        id: alarms
        visible: !pit.sheeted && !pit.shown.locked
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: pit.side
        title: pit.shown.alarmsTitle
        alarms: pit.shown.alarms
        onCalled: key => pit.called(key)
    }
    SheetPanel {
        visible: pit.sheeted
        x: pit.reads ? 0 : pit.shown.locked ? (parent.width - width) / 2 : alarms.x
        y: pit.shown.locked ? (parent.height - pit.locks) / 2 : head.height
        height: pit.shown.locked ? pit.locks : parent.height - head.height
        width: pit.reads ? parent.width : pit.side
        middle: pit.reads ? page : null
        shown: pit.shown.sheet
        canShut: !pit.shown.locked
        onWrote: (name, text) => pit.wrote(name, text)
        onPressed: name => pit.sheetPressed(name)
        onShut: pit.sheetShut()
    }
    Component {
        id: page
        PaperPage {
            shown: pit.shown.paper
        }
    }
    Said {
        visible: text !== "" && !pit.sheeted
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(3)
        anchors.right: alarms.left
        anchors.rightMargin: Tokens.mm(3)
        most: alarms.x - Tokens.mm(6)
        text: pit.shown.said
    }
    HelpPage {
        visible: pit.shown.helps !== ""
        anchors.centerIn: parent
        title: pit.shown.helps
        lines: pit.shown.lines
        onClosed: pit.pressed("close")
    }
}
