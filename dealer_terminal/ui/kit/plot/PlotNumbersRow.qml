pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A row of numbers. If it has a key, a tap opens its records. */
TouchTarget {
    id: row

    required property var cells
    required property string key
    required property var widths
    required property real gap

    name: `numbers ${key}`
    spoken: row.cells.join(" · ")
    enabled: row.key !== ""
    activeFocusOnTab: enabled
    implicitHeight: Math.max(Tokens.mm(key === "" ? 6 : 9), line.implicitHeight + Tokens.mm(1))

    Rectangle {
        anchors.fill: parent
        visible: row.enabled
        color: row.pressed ? Tokens.colour.pressed : Tokens.colour.panel
        border.color: Tokens.colour.line
        border.width: Tokens.hair
        radius: Tokens.radius / 2
    }
    Row {
        id: line
        x: Tokens.mm(1)
        anchors.verticalCenter: parent.verticalCenter
        spacing: row.gap
        Repeater {
            model: row.cells.length
            Label {
                required property int index
                width: row.widths[index] ?? 0
                text: row.cells[index] ?? ""
                color: row.pressed ? Tokens.colour.plate : Tokens.colour.text
                font.pixelSize: Tokens.small
                wrapMode: Text.Wrap
            }
        }
    }
}
