import QtQuick
import dealer_terminal.ui.kit

/* A motion and its amount on one line, or the motion `below` the amount. A wager that is not moved has no amount. */
Item {
    id: moved

    required property string done
    required property string amount
    required property color ink
    property real below: 0
    readonly property bool alone: amount === ""
    readonly property real act: word.implicitWidth
    readonly property real sum: alone ? 0 : number.implicitWidth
    readonly property real gap: Tokens.mm(1.2)
    readonly property real drop: (large.ascent - large.descent - small.ascent + small.descent) / 2

    implicitWidth: act + (alone ? 0 : gap) + sum

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
        x: moved.below > 0 ? moved.width - width : 0
        y: moved.drop + moved.below
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
