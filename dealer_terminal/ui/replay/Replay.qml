pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.console

/* The replay: the search panel at the left, the table in the middle, the round's facts at the right, and the day below.
   */
Rectangle {
    id: replay

    required property var shown
    readonly property real gap: Tokens.mm(1.2)
    readonly property real side: Tokens.mm(62)
    readonly property real telling: Tokens.mm(96)

    signal pressed(string name)
    signal found(string tab)
    signal further
    signal went(int position)
    signal reached(int position)
    signal struck(real part)
    signal sought(string text)
    signal wrote(string name, string text)
    signal sheetPressed(string name)
    signal sheetShut

    readonly property bool sheeted: shown.sheet.title !== ""

    onSheetedChanged: {
        if (!sheeted)
            forceActiveFocus();
    }
    color: Tokens.colour.screen

    Head {
        id: head
        width: parent.width
        height: Tokens.mm(9)
        shown: replay.shown.head
        visible: !replay.shown.locked
        onVerdictTouched: replay.pressed("verdict")
    }
    DamageBand {
        id: damaged
        anchors.top: head.bottom
        width: parent.width
        told: replay.shown.locked ? "" : replay.shown.damaged
    }
    FindPanel {
        id: finds
        visible: !replay.shown.screened && !replay.shown.locked
        anchors.top: damaged.bottom
        anchors.bottom: plays.top
        width: replay.side
        shown: replay.shown.find
        onFound: tab => replay.found(tab)
        onFurther: replay.further()
        onConditions: replay.pressed("conditions")
        onWent: position => replay.reached(position)
        onSought: text => replay.sought(text)
        onFinished: replay.forceActiveFocus()
    }
    Past {
        visible: !replay.shown.locked
        anchors.top: damaged.bottom
        anchors.bottom: plays.top
        anchors.left: finds.visible ? finds.right : parent.left
        anchors.right: telling.left
        shown: replay.shown
        onActivated: replay.pressed("screen")
    }
    FactsPanel {
        id: telling
        visible: !replay.sheeted
        anchors.top: damaged.bottom
        anchors.bottom: plays.top
        anchors.right: parent.right
        width: replay.telling
        title: replay.shown.factsTitle
        camera: replay.shown.factsCamera
        facts: replay.shown.facts
        present: replay.shown.present
        onWent: position => replay.went(position)
    }
    SheetPanel {
        visible: replay.sheeted
        x: replay.shown.locked ? (parent.width - width) / 2 : telling.x
        y: replay.shown.locked ? (parent.height - Tokens.mm(92)) / 2 : damaged.y + damaged.height
        height: replay.shown.locked ? Tokens.mm(92) : plays.y - y
        width: telling.width
        shown: replay.shown.sheet
        canShut: !replay.shown.locked
        onWrote: (name, text) => replay.wrote(name, text)
        onPressed: name => replay.sheetPressed(name)
        onShut: replay.sheetShut()
    }
    Said {
        visible: text !== "" && !replay.sheeted
        anchors.bottom: plays.top
        anchors.bottomMargin: Tokens.mm(2)
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(1)
        most: finds.visible ? replay.side - Tokens.mm(2) : telling.x - Tokens.mm(2)
        text: replay.shown.said
    }
    PlayRow {
        id: plays
        visible: !replay.shown.locked
        anchors.bottom: below.top
        width: parent.width
        height: Tokens.mm(14)
        shown: replay.shown.play
        onPressed: name => replay.pressed(name)
    }
    Below {
        id: below
        visible: !replay.shown.locked
        anchors.bottom: parent.bottom
        width: parent.width
        side: replay.side
        clock: replay.shown.clock
        strip: replay.shown.strip
        onReached: position => replay.reached(position)
        onStruck: part => replay.struck(part)
    }
    Loader {
        active: replay.shown.helps !== ""
        anchors.centerIn: parent
        sourceComponent: HelpPage {
            title: replay.shown.helps
            lines: replay.shown.lines
            onClosed: replay.pressed("close")
        }
    }
    ReplayTip {
        strip: replay.shown.strip
        tips: replay.shown.tips
    }
}
