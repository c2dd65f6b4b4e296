pragma ComponentBehavior: Bound
import QtQuick

/* A question and its answers as big buttons: `[{choice, text, note, possible}]`. It covers the table and takes its touches. */
Rectangle {
    id: path

    required property string title
    required property string question
    required property string citation
    required property string backText
    required property var choices

    signal chosen(string choice)
    signal backTouched

    color: Tokens.colour.panel
    border.width: Tokens.stroke
    border.color: Tokens.colour.pending
    radius: Tokens.radius

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
    Label {
        id: heading
        anchors.left: parent.left
        anchors.top: parent.top
        anchors.leftMargin: Tokens.mm(4)
        anchors.topMargin: Tokens.mm(2)
        text: path.title
        color: Tokens.colour.pending
        font.weight: Font.Bold
    }
    SecondaryButton {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Tokens.mm(3)
        text: path.backText
        sign: "back"
        onActivated: path.backTouched()
    }
    InstructionLine {
        id: question
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Tokens.mm(4)
        anchors.rightMargin: Tokens.mm(36)
        anchors.top: heading.bottom
        text: path.question
        size: Tokens.glance
        citation: path.citation
    }
    Grid {
        id: grid
        anchors.top: question.bottom
        anchors.topMargin: Tokens.mm(1.5)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Tokens.mm(4)
        columns: path.choices.length > 3 ? 2 : 1
        spacing: Tokens.mm(2)

        Repeater {
            model: path.choices.length
            GuidedChoice {
                required property int index
                readonly property var option: path.choices[index] ?? ({ choice: "", text: "", note: "", possible: false })

                width: (grid.width - (grid.columns - 1) * Tokens.mm(2)) / grid.columns
                text: option.text
                note: option.note
                enabled: option.possible
                onActivated: path.chosen(option.choice)
            }
        }
    }
}
