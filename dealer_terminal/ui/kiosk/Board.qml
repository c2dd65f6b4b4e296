pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A question on the left, with its options as large keys to the right, each in a fixed place. */
Sheet {
    id: sheet

    required property var shown
    readonly property int count: shown.options.length
    readonly property real gap: Tokens.mm(many ? 1 : 1.4)
    readonly property real margin: Tokens.mm(many ? 1 : 1.6)
    readonly property real room: height - 2 * margin + gap
    readonly property int most: Math.max(1, Math.floor((height - Tokens.mm(1.8)) / (Tokens.targetHeight + Tokens.mm(1.4))))
    readonly property bool many: count > 2 * most
    readonly property int columns: evidence.visible && count < 3 ? 1 : Math.max(1, Math.min(5, Math.max(Math.min(count, shown.columns), Math.ceil(count / most))))
    readonly property int fit: columns * most
    readonly property bool paged: count > fit
    readonly property int per: paged ? fit - 1 : count
    readonly property int rows: Math.max(1, Math.ceil(Math.min(count, fit) / columns))
    readonly property real keyWidth: (grid.width - (columns - 1) * gap) / columns
    readonly property real keyHeight: Math.min(Tokens.mm(26), room / rows - gap)
    readonly property string about: `${shown.title} ${shown.question}`
    readonly property var keys: Array.from({ length: repeater.changes > 0 ? repeater.count : 0 }, (_, at) => repeater.itemAt(at) as OptionKey).filter(key => key !== null)
    readonly property real size: keys.reduce((least, key) => Math.min(least, key.fits), Tokens.mm(columns > 2 ? 4.2 : 5.2))
    readonly property bool small: keys.some(key => key.tight)
    readonly property real noteSize: keys.reduce((least, key) => Math.min(least, key.noteFits), Tokens.small)
    property int page: 0

    onAboutChanged: page = 0

    SheetHead {
        id: head
        x: Tokens.mm(2.5)
        y: sheet.margin
        width: sheet.many && sheet.shown.citation === "" ? Math.max(Tokens.mm(29), head.least) : sheet.width * (sheet.many ? 0.2 : evidence.visible ? (sheet.shown.printed === "" ? 0.27 : 0.32) : sheet.shown.covers ? 0.24 : 0.33)
        height: sheet.height - 2 * sheet.margin
        title: sheet.shown.title
        question: sheet.shown.question
        citation: sheet.shown.citation
        printed: sheet.shown.printed
        backText: sheet.shown.backText
        others: sheet.shown.others
        onPressed: key => sheet.pressed(key)
        onBackTouched: sheet.backTouched()
    }
    EvidenceCard {
        id: evidence
        evidence: sheet.shown.evidence
        anchors.left: head.right
        anchors.leftMargin: Tokens.mm(2)
        y: sheet.margin
        width: sheet.width * 0.342
        height: Math.min(sheet.height, Tokens.mm(54)) - 2 * sheet.margin
    }
    Grid {
        id: grid
        anchors.left: evidence.visible ? evidence.right : head.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: parent.right
        anchors.rightMargin: sheet.margin
        y: sheet.margin
        columns: sheet.columns
        spacing: sheet.gap

        Repeater {
            id: repeater

            property int changes: 0

            onItemAdded: changes += 1
            onItemRemoved: changes += 1
            model: Math.min(sheet.per, sheet.count - sheet.page * sheet.per)
            OptionKey {
                required property int index
                option: sheet.shown.options[sheet.page * sheet.per + index] ?? ({ key: "", text: "", note: "", value: "", possible: false, chosen: false })
                width: sheet.keyWidth
                height: sheet.keyHeight
                most: Tokens.mm(sheet.columns > 2 ? 4.2 : 5.2)
                inset: Tokens.mm(sheet.columns > 2 ? 1.8 : 3)
                size: sheet.size
                small: sheet.small
                noteSize: sheet.noteSize
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
