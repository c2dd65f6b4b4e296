pragma ComponentBehavior: Bound
import QtQuick

/* One column of a manual page. */
Column {
    id: column

    required property var lines

    Repeater {
        model: column.lines.length
        PaperLine {
            required property int index
            line: column.lines[index] ?? ({ look: "gap", runs: [], mark: "", cells: [], headed: false, lit: false })
            width: column.width
        }
    }
}
