import QtQuick
import dealer_terminal.ui.shared

/* A frame around the felt, and what it says of what is seen there: not the table of now. */
Item {
    id: marked

    required property real side
    required property real head
    required property real foot
    required property string text

    Rectangle {
        x: marked.side
        y: marked.head
        width: parent.width - x
        height: parent.height - y - marked.foot
        color: "transparent"
        border.width: Tokens.mm(1.4)
        border.color: Tokens.colour.pending
    }
    MarkBand {
        x: Tokens.mm(84)
        y: parent.height - (marked.foot + height) / 2
        text: marked.text
    }
}
