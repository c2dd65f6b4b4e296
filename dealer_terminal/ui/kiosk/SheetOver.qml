pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* What lies over the table, by the surface that its sheet names: in a band below the felt, which stays in sight; pages to read, and
   what comes before there is a table to see, over all of it. */
Item {
    id: over

    required property var shown
    readonly property Sheet sheet: loader.item as Sheet
    readonly property bool covers: shown.covers
    readonly property bool laid: shown.surface !== ""
    readonly property real band: laid && !covers ? Tokens.mm(54) : 0

    signal pressed(string key)
    signal written(string text)
    signal entered
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
}
