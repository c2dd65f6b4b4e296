import QtQuick
import dealer_terminal.ui.shared

/* What is done with an amount, in a word, and the amount, on one line; one that stays is told by the word alone. */
Item {
    id: moved

    required property string done
    required property string amount
    required property color ink
    required property bool acts
    readonly property bool alone: amount === ""
    readonly property real act: word.implicitWidth
    readonly property real sum: alone ? 0 : number.implicitWidth
    readonly property real gap: Tokens.mm(1.2)
    readonly property real drop: (large.ascent - large.descent - small.ascent + small.descent) / 2

    implicitWidth: (acts ? act : 0) + (acts && !alone ? gap : 0) + sum

    FontMetrics {
        id: large
        font: number.font
    }
    FontMetrics {
        id: small
        font: word.font
    }
    Label {
        id: word
        visible: moved.acts
        y: moved.drop
        height: moved.height
        text: moved.done
        color: moved.ink
        font.pixelSize: moved.alone ? Tokens.glance : Tokens.small
        font.weight: Font.Bold
    }
    Label {
        id: number
        glanced: true
        anchors.right: parent.right
        height: moved.height
        text: moved.amount
        color: moved.ink
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
}
