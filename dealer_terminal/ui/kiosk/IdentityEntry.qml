pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Fields over a keypad; in a band they stand beside it. */
Grid {
    id: entry

    required property bool band
    required property var fields
    required property var digits
    required property real gap
    required property real keyHeight

    signal pressed(string key)

    columns: band ? 2 : 1
    spacing: Tokens.mm(1.6)

    Column {
        spacing: Tokens.mm(1.6)

        Repeater {
            model: entry.fields.length
            FormField {
                required property int index
                readonly property var field: entry.fields[index] ?? ({ label: "", shown: "", length: 0, current: false })

                width: entry.band ? Tokens.mm(34) : keys.width
                label: field.label
                shown: field.shown
                length: field.length
                current: field.current
            }
        }
    }
    Grid {
        id: keys
        columns: 3
        spacing: entry.gap

        Repeater {
            model: entry.digits.length
            PadKey {
                required property int index
                pad: entry.digits[index]
                implicitWidth: entry.band ? Tokens.mm(14.5) : Tokens.mm(22)
                implicitHeight: entry.keyHeight
                onActivated: entry.pressed(pad.key)
            }
        }
    }
}
