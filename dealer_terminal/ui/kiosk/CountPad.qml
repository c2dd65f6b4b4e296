pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Number of chips or notes per denomination, and the total. It computes nothing: it emits key presses and shows the
   resulting counts. */
Sheet {
    id: countPad

    required property var shown
    readonly property real margin: Tokens.mm(3)
    readonly property real gap: Tokens.mm(1.2)
    readonly property int lines: Math.ceil(shown.rows.length / 2)
    readonly property real line: Math.min(Tokens.mm(18), (height - 2 * margin - (lines - 1) * gap) / lines)

    SheetHead {
        id: head
        x: countPad.margin
        y: countPad.margin
        width: countPad.width * 0.21
        height: countPad.height - 2 * countPad.margin
        reserved: sum.height + Tokens.mm(2)
        title: countPad.shown.title
        question: countPad.shown.question
        citation: countPad.shown.citation
        backText: countPad.shown.backText
        others: countPad.shown.others
        onBackTouched: countPad.backTouched()
        onPressed: key => countPad.pressed(key)
    }
    Grid {
        id: rows
        anchors.left: head.right
        anchors.leftMargin: countPad.margin
        anchors.right: entry.left
        anchors.rightMargin: countPad.margin
        y: countPad.margin
        columns: 2
        spacing: countPad.gap

        Repeater {
            model: countPad.shown.rows.length
            CountRow {
                required property int index
                row: countPad.shown.rows[index] ?? ({ key: "", text: "", printed: "", colour: "", count: "", amount: "", says: "", current: false })
                width: (rows.width - rows.spacing) / 2
                height: countPad.line
                onActivated: countPad.pressed(row.key)
            }
        }
    }
    Item {
        id: entry
        anchors.right: parent.right
        anchors.rightMargin: countPad.margin
        y: countPad.margin
        width: digits.width
        height: countPad.height - 2 * countPad.margin

        Label {
            id: sum
            width: parent.width
            horizontalAlignment: Text.AlignRight
            glanced: true
            text: countPad.shown.total
            font.pixelSize: Tokens.display
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.body
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Keypad {
            id: digits
            anchors.top: sum.bottom
            anchors.topMargin: Tokens.mm(2)
            keys: countPad.shown.digits
            onPressed: key => countPad.pressed(key)
        }
    }
}
