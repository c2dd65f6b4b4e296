import QtQuick
import dealer_terminal.ui.kit

/* A closed round: its number, its time, and what the casino won or lost. */
TouchTarget {
    id: row

    required property int position
    required property string number
    required property string time
    required property string money
    required property bool won

    name: `round ${position}`
    spoken: [row.number, row.time, row.money].join(" · ")
    implicitHeight: Tokens.mm(12)

    Rectangle {
        anchors.fill: parent
        color: row.pressed ? Tokens.colour.pressed : "transparent"
    }
    Label {
        id: number
        x: Tokens.mm(4)
        y: Tokens.mm(1)
        height: Tokens.mm(5)
        text: row.number
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4)
        y: number.y
        height: number.height
        text: row.time
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        x: number.x
        anchors.top: number.bottom
        width: parent.width - 2 * x
        height: number.height
        text: row.money
        color: row.won ? Tokens.colour.muted : Tokens.colour.gold
        font.pixelSize: Tokens.small
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Tokens.mm(3)
        width: parent.width - 2 * x
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
