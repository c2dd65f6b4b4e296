import QtQuick
import dealer_terminal.ui.kit

/* Frame around the felt, with a tape below it that names what is shown instead of the current table. */
Item {
    id: marked

    required property real side
    required property real head
    required property real foot
    required property real thick
    required property string text
    readonly property real keys: Tokens.mm(58)
    readonly property real primary: Tokens.mm(78)

    Rectangle {
        x: marked.side
        y: marked.head
        width: parent.width - x
        height: parent.height - y - marked.foot
        color: "transparent"
        border.width: marked.thick
        border.color: Tokens.colour.pending
    }
    MarkBand {
        x: marked.keys
        y: parent.height - marked.foot - marked.thick
        width: parent.width - x - marked.primary
        height: marked.foot + Tokens.mm(0.5)
        text: marked.text
    }
}
