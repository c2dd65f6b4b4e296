pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* The open sheet, loaded by the surface that it names. It is in a band below the felt, which remains visible. Pages to
   read, and sheets of a closed table, cover the whole table. */
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
