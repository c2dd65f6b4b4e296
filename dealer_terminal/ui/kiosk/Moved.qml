import QtQuick
import dealer_terminal.ui.shared

/* What is done with an amount, in a word, and the amount; one that stays is told by the word alone. */
Row {
    id: moved

    required property string done
    required property string amount
    required property color ink
    required property bool acts
    readonly property real act: word.implicitWidth
    readonly property real sum: number.implicitWidth

    spacing: Tokens.mm(1.2)

    Label {
        id: word
        anchors.baseline: number.baseline
        visible: moved.acts
        text: moved.done
        color: moved.ink
        font.pixelSize: moved.amount === "" ? Tokens.glance : Tokens.small
        font.weight: Font.Bold
    }
    Label {
        id: number
        glanced: true
        height: moved.height
        text: moved.amount
        color: moved.ink
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
