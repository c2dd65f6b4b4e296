pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Fields above a keypad, or next to it in a band. */
Item {
    id: entry

    required property bool band
    required property var fields
    required property var digits
    required property real keyHeight
    property string hint: ""
    readonly property real gap: Tokens.mm(fields.length > 2 ? 0.8 : 1.6)

    signal pressed(string key)

    width: keys.width + (band ? column.width + gap : 0)
    height: band ? Math.max(keys.height, column.height) : column.height + gap + keys.height

    Column {
        id: column
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
    Label {
        visible: text !== "" && height > Tokens.mm(22)
        anchors.bottom: parent.bottom
        width: column.width
        height: entry.height - column.height - entry.gap
        verticalAlignment: Text.AlignBottom
        text: entry.hint.split(/ {2,}/).map(person => person.replace(/ (?=\d)/, "\n")).join("\n")
        color: Tokens.colour.simulated
        font.pixelSize: Tokens.mm(2.6)
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
