pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* A row of numbers; one that has a key opens what is behind it. */
TouchTarget {
    id: row

    required property var cells
    required property string key
    required property real cell

    name: `numbers ${key}`
    spoken: row.cells.join(" · ")
    enabled: row.key !== ""
    activeFocusOnTab: enabled
    implicitHeight: Tokens.mm(key === "" ? 6 : 9)

    Rectangle {
        anchors.fill: parent
        visible: row.enabled
        color: row.pressed ? Tokens.colour.pressed : Tokens.colour.panel
        border.color: Tokens.colour.line
        border.width: Tokens.hair
        radius: Tokens.radius / 2
    }
    Row {
        anchors.fill: parent
        anchors.leftMargin: Tokens.mm(1)
        spacing: Tokens.mm(1.4)
        Repeater {
            model: row.cells.length
            Label {
                required property int index
                width: (index === 0 ? 2 * row.cell : row.cell) - Tokens.mm(1.4)
                height: row.height
                text: row.cells[index] ?? ""
                color: row.pressed ? Tokens.colour.plate : Tokens.colour.text
                font.pixelSize: Tokens.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Tokens.mm(2)
            }
        }
    }
}
