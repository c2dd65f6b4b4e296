pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* A question and its answers as big keys. */
Sheet {
    id: sheet

    required property var board
    readonly property int count: board.options.length
    readonly property int columns: Math.max(1, board.columns)
    readonly property int rows: Math.max(1, Math.ceil(count / columns))
    readonly property real gap: Tokens.mm(1.5)
    readonly property real room: height - grid.y - Tokens.mm(3)

    signal chosen(string choice)
    signal backTouched

    SheetHead {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Tokens.mm(3)
        title: sheet.board.title
        question: sheet.board.question
        citation: sheet.board.citation
        backText: sheet.board.backText
        onBackTouched: sheet.backTouched()
    }
    Grid {
        id: grid
        anchors.top: head.bottom
        anchors.topMargin: Tokens.mm(1.5)
        anchors.left: head.left
        anchors.right: head.right
        columns: sheet.columns
        spacing: sheet.gap

        Repeater {
            model: sheet.count
            OptionKey {
                required property int index
                option: sheet.board.options[index] ?? ({ choice: "", text: "", note: "", value: "", possible: false, chosen: false })
                width: (grid.width - (sheet.columns - 1) * sheet.gap) / sheet.columns
                height: Math.max(Tokens.targetHeight, Math.min(Tokens.primaryHeight, sheet.room / sheet.rows - sheet.gap))
                onActivated: sheet.chosen(option.choice)
            }
        }
    }
}
