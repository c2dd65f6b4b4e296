pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* What lies over the table, by the surface that its sheet names: in a band below the felt, which stays in sight; pages to read, and
   what comes before there is a table to see, over all of it. */
Item {
    id: over

    required property var shown
    required property var refusal
    readonly property Sheet sheet: loader.item as Sheet
    readonly property bool covers: shown.covers
    readonly property bool laid: shown.surface !== ""
    readonly property real band: laid && !covers ? Tokens.mm(54) : 0

    signal pressed(string key)
    signal written(string text)
    signal entered
    signal dismissed
    signal backTouched

    Rectangle {
        visible: over.covers
        anchors.fill: parent
        color: Tokens.colour.screen
    }
    Loader {
        id: loader

        readonly property var shown: over.shown

        width: parent.width
        height: over.covers ? parent.height : over.band
        anchors.bottom: parent.bottom
        onShownChanged: shown.surface === "" ? setSource("") : setSource(`${shown.surface}.qml`, {
            shown: shown
        })
    }
    Connections {
        target: over.sheet
        function onPressed(key: string) {
            over.pressed(key);
        }
        function onWritten(text: string) {
            over.written(text);
        }
        function onEntered() {
            over.entered();
        }
        function onBackTouched() {
            over.backTouched();
        }
    }
    RefusalLine {
        visible: over.refusal.text !== ""
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: over.covers ? parent.top : undefined
        anchors.bottom: over.covers ? undefined : parent.bottom
        anchors.margins: Tokens.mm(1.5)
        anchors.bottomMargin: over.band + Tokens.mm(1)
        anchors.leftMargin: Tokens.mm(over.covers ? 30 : 1.5)
        anchors.rightMargin: Math.max(Tokens.mm(1.5), over.sheet !== null ? over.sheet.beside : 0)
        text: over.refusal.text
        remedy: over.refusal.remedy
        citation: over.refusal.citation
        onActivated: over.dismissed()
    }
}
