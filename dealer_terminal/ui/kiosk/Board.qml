pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* A question and its answers as big keys. */
Sheet {
    id: sheet

    required property var shown
    readonly property int count: shown.options.length
    readonly property int columns: Math.max(1, shown.columns)
    readonly property real gap: Tokens.mm(1.5)
    readonly property real room: height - grid.y - Tokens.mm(3)
    readonly property int fit: columns * Math.max(1, Math.floor(room / (Tokens.targetHeight + gap)))
    readonly property bool paged: count > fit
    readonly property int per: paged ? fit - 1 : count
    readonly property int rows: Math.max(1, Math.ceil(Math.min(count, fit) / columns))
    readonly property real keyWidth: (grid.width - (columns - 1) * gap) / columns
    readonly property real keyHeight: Math.max(Tokens.targetHeight, Math.min(Tokens.primaryHeight, room / rows - gap))
    readonly property string about: `${shown.title} ${shown.question}`
    property int page: 0

    onAboutChanged: page = 0

    SheetHead {
        id: head
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Tokens.mm(3)
        title: sheet.shown.title
        question: sheet.shown.question
        citation: sheet.shown.citation
        backText: sheet.shown.backText
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
            model: Math.min(sheet.per, sheet.count - sheet.page * sheet.per)
            OptionKey {
                required property int index
                option: sheet.shown.options[sheet.page * sheet.per + index] ?? ({ key: "", text: "", note: "", value: "", possible: false, chosen: false })
                width: sheet.keyWidth
                height: sheet.keyHeight
                most: Tokens.mm(sheet.columns > 2 ? 4.2 : 5.2)
                onActivated: sheet.pressed(option.key)
            }
        }
        PageKey {
            visible: sheet.paged
            width: sheet.keyWidth
            height: sheet.keyHeight
            page: sheet.page
            pages: Math.ceil(sheet.count / Math.max(1, sheet.per))
            onTurned: next => sheet.page = next
        }
    }
}
