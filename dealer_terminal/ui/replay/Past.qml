pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.console

/* The table as it lay, or the whole of what the dealer's screen showed. */
Item {
    id: past

    required property var shown

    signal activated

    PastFelt {
        visible: !past.shown.screened
        anchors.fill: parent
        shown: past.shown.felt
        lit: past.shown.lit
        onActivated: past.activated()
    }
    Loader {
        active: past.shown.screened && past.visible
        anchors.fill: parent
        sourceComponent: DealersScreen {
            shown: past.shown.screen
            caption: past.shown.caption
            onActivated: past.activated()
        }
    }
}
