pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Urgency as one, two, or three bars in its color. */
Item {
    id: mark

    required property string urgency
    property bool quiet: false
    readonly property color ink: quiet ? Tokens.colour.line : urgency === "now" ? Tokens.colour.refusalLine : urgency === "soon" ? Tokens.colour.pending : Tokens.colour.current

    visible: urgency !== ""

    Column {
        anchors.centerIn: parent
        spacing: Tokens.mm(0.8)
        Repeater {
            model: mark.urgency === "now" ? 3 : mark.urgency === "soon" ? 2 : 1
            Rectangle {
                width: Tokens.mm(3)
                height: Tokens.mm(1.6)
                color: mark.ink
            }
        }
    }
}
