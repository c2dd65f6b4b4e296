pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Text entry by touch or by a plugged-in keyboard. It changes nothing itself: it emits key presses and lines, and shows
   the resulting text. */
Sheet {
    id: textPad

    required property var shown
    readonly property real gap: Tokens.mm(1.2)
    readonly property real markWidth: Tokens.mm(13)
    readonly property real keyWidth: (width - marks.width - Tokens.mm(9) - 9 * gap) / 10
    readonly property real keyHeight: Math.min(Tokens.mm(18), (height - keys.y - Tokens.mm(2)) / 4 - gap)

    Accessible.role: Accessible.Grouping
    Accessible.name: `${shown.title} ${shown.question}`

    Label {
        id: title
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(3)
        y: Tokens.mm(1.6)
        text: textPad.shown.title
        color: Tokens.colour.pending
        font.weight: Font.Bold
    }
    Label {
        anchors.left: title.right
        anchors.leftMargin: Tokens.mm(3)
        anchors.right: back.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.verticalCenter: title.verticalCenter
        text: textPad.shown.question
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
    }
    TextLine {
        id: field
        anchors.left: title.left
        anchors.right: back.left
        anchors.rightMargin: Tokens.mm(2)
        anchors.top: title.bottom
        anchors.topMargin: Tokens.mm(1)
        pad: textPad.shown
        onWritten: text => textPad.written(text)
        onEntered: textPad.entered()
    }
    SecondaryButton {
        id: back
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.bottom: field.bottom
        text: textPad.shown.backText
        sign: "back"
        onActivated: textPad.backTouched()
    }
    Column {
        id: keys
        anchors.left: field.left
        anchors.top: field.bottom
        anchors.topMargin: Tokens.mm(2)
        spacing: textPad.gap

        Repeater {
            model: textPad.shown.rows.length
            Row {
                id: row
                required property int index
                readonly property var letters: textPad.shown.rows[index] ?? []
                spacing: textPad.gap

                Repeater {
                    model: row.letters.length
                    LetterKey {
                        required property int index
                        letter: row.letters[index] ?? ({ key: "", text: "", sign: "", span: 1, possible: false, chosen: false })
                        implicitWidth: letter.span * textPad.keyWidth + (letter.span - 1) * textPad.gap
                        implicitHeight: textPad.keyHeight
                        onActivated: textPad.pressed(letter.key)
                    }
                }
            }
        }
    }
    Grid {
        id: marks
        anchors.right: back.right
        anchors.top: keys.top
        columns: 3
        spacing: textPad.gap

        Repeater {
            model: textPad.shown.marks.length
            LetterKey {
                required property int index
                letter: textPad.shown.marks[index]
                implicitWidth: textPad.markWidth
                implicitHeight: textPad.keyHeight
                onActivated: textPad.pressed(letter.key)
            }
        }
    }
}
