pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.console

/* The felt at a past moment, or the dealer's whole screen. */
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
