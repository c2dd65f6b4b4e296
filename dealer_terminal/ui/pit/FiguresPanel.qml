pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit
import dealer_terminal.ui.kit.plot
import dealer_terminal.ui.console

/* The counted shift: one figure as a plot or as numbers, and keys for the others. */
Item {
    id: panel

    required property var shown
    readonly property real keyWidth: (width - Tokens.mm(8)) / 5

    signal picked(string figure)
    signal pressed(string name)
    signal behind(string key)

    Grid {
        id: picks
        x: Tokens.mm(4)
        y: Tokens.mm(2)
        columns: 5
        Repeater {
            model: panel.shown.picks
            Item {
                id: pick
                required property string figure
                required property string text
                required property bool chosen
                width: panel.keyWidth
                height: Tokens.mm(10.4)

                PlainButton {
                    width: parent.width - Tokens.mm(1.4)
                    height: Tokens.mm(9)
                    name: `figure ${pick.figure}`
                    words: pick.text
                    on: pick.chosen
                    onActivated: panel.picked(pick.figure)
                }
            }
        }
    }
    Label {
        id: heading
        x: Tokens.mm(5)
        anchors.top: picks.bottom
        width: machine.x - x - Tokens.mm(2)
        height: Tokens.mm(10)
        text: panel.shown.simulated === "" ? panel.shown.plot.title : `${panel.shown.plot.title} · ${panel.shown.simulated}`
        color: panel.shown.simulated === "" ? Tokens.colour.text : Tokens.colour.simulated
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.small
    }
    PlainButton {
        id: other
        visible: panel.shown.plot.columns.length > 0
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(5)
        anchors.top: picks.bottom
        anchors.topMargin: Tokens.mm(0.5)
        width: Tokens.mm(36)
        height: Tokens.mm(9)
        name: "numbers or plot"
        words: panel.shown.numbersKey
        on: false
        onActivated: panel.pressed("numbers")
    }
    PlainButton {
        id: machine
        visible: words !== ""
        x: other.x - (visible ? width + Tokens.mm(1.4) : 0)
        anchors.top: other.top
        width: other.width
        height: other.height
        name: "next machine"
        words: panel.shown.machineKey
        on: false
        onActivated: panel.pressed("machine")
    }
    Label {
        id: hours
        x: heading.x
        anchors.top: heading.bottom
        width: parent.width - 2 * x
        text: panel.shown.hours
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Label {
        id: told
        x: heading.x
        anchors.top: hours.bottom
        width: parent.width - 2 * x
        text: panel.shown.plot.told
        color: Tokens.colour.muted
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Plot {
        visible: !panel.shown.numbered && panel.shown.plot.columns.length > 0
        x: Tokens.mm(4)
        anchors.top: told.bottom
        anchors.topMargin: Tokens.mm(2)
        anchors.bottom: parent.bottom
        width: parent.width - 2 * x
        shown: panel.shown.plot
    }
    PlotNumbers {
        visible: panel.shown.numbered
        x: heading.x
        anchors.top: told.bottom
        anchors.topMargin: Tokens.mm(2)
        anchors.bottom: parent.bottom
        width: parent.width - 2 * x
        columns: panel.shown.plot.columns
        longest: panel.shown.longest
        rows: panel.shown.plot.rows
        onOpened: key => panel.behind(key)
    }
}
