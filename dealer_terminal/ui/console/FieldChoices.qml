pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A few choices side by side, one of them selected. */
Row {
    id: row

    required property string name
    required property var choices
    readonly property var nothing: ({
            "value": "",
            "text": "",
            "chosen": false
        })

    signal chose(string value)

    spacing: Tokens.mm(1)

    Repeater {
        id: options
        model: row.choices.length
        PlainButton {
            required property int index
            readonly property var choice: row.choices[index] ?? row.nothing

            width: (row.width - (options.count - 1) * row.spacing) / Math.max(1, options.count)
            height: Tokens.mm(9)
            name: `${row.name} ${choice.value}`
            words: choice.text
            on: choice.chosen
            onActivated: row.chose(choice.value)
        }
    }
}
