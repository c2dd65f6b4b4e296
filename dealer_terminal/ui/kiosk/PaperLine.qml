import QtQuick
import dealer_terminal.ui.shared

/* A step or an irregularity as the paper prints it. */
Item {
    id: entry

    required property var line

    implicitHeight: heading.height + words.height

    Label {
        id: heading
        anchors.left: parent.left
        text: entry.line.text
        font.pixelSize: Tokens.mm(4.8)
        font.weight: Font.Bold
    }
    Label {
        anchors.right: parent.right
        anchors.baseline: heading.baseline
        text: entry.line.note === "" ? "" : `§ ${entry.line.note}`
        color: Tokens.colour.gold
        font.pixelSize: Tokens.small
    }
    Label {
        id: words
        anchors.top: heading.bottom
        width: parent.width
        text: entry.line.value
        font.pixelSize: Tokens.mm(4)
        wrapMode: Text.WordWrap
        maximumLineCount: 2
    }
}
