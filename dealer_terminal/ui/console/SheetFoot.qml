pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Result of the last press, and the keys of a sheet. Enter presses the first key. */
Item {
    id: foot

    required property string said
    required property var keys
    readonly property real edge: Tokens.mm(4)

    signal pressed(string name)

    function enter() {
        const first = buttons.itemAt(0);
        if (first !== null)
            (first as PlainButton).activated();
    }

    implicitHeight: (said === "" ? 0 : answer.height + Tokens.mm(2)) + row.height + Tokens.mm(row.height > 0 ? 4 : 2)

    Label {
        id: answer
        x: foot.edge
        visible: text !== ""
        y: Tokens.mm(1)
        width: parent.width - 2 * x
        text: foot.said
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.gold
        font.weight: Font.Bold
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Row {
        id: row
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(3)
        x: foot.edge
        width: parent.width - 2 * x
        height: buttons.count > 0 ? Tokens.mm(11.4) : 0
        spacing: Tokens.mm(1)
        Repeater {
            id: buttons
            model: foot.keys
            PlainButton {
                required property string key
                required property int index
                required property string text

                width: (row.width - (buttons.count - 1) * row.spacing) / Math.max(1, buttons.count)
                height: Tokens.mm(11.4)
                name: `key ${key}`
                words: text
                on: index === 0
                onActivated: foot.pressed(key)
            }
        }
    }
}
