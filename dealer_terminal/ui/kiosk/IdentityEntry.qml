pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Fields over a keypad; in a band they stand beside it. */
Item {
    id: entry

    required property bool band
    required property var fields
    required property var digits
    required property real keyHeight
    readonly property real gap: Tokens.mm(1.6)

    signal pressed(string key)

    width: keys.width + (band ? column.width + gap : 0)
    height: band ? Math.max(keys.height, column.height) : column.height + gap + keys.height

    Column {
        id: column
        y: entry.band ? (entry.height - height) / 2 : 0
        width: entry.band ? Tokens.mm(29) : keys.width
        spacing: entry.gap

        Repeater {
            model: entry.fields.length
            FormField {
                required property int index
                readonly property var field: entry.fields[index] ?? ({ label: "", shown: "", length: 0, current: false })

                width: column.width
                label: field.label
                shown: field.shown
                length: field.length
                current: field.current
            }
        }
    }
    Keypad {
        id: keys
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        keyWidth: entry.band ? Tokens.mm(14.5) : Tokens.mm(22)
        keyHeight: entry.keyHeight
        keys: entry.digits
        onPressed: key => entry.pressed(key)
    }
}
