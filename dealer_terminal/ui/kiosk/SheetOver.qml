pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* What lies over the table: pads beside it, questions and pages; where there is no table to see, all over it. */
Item {
    id: over

    required property var shown
    readonly property bool covers: shown.board.covers || shown.form.covers || shown.amountPad.covers || writing || reading
    readonly property bool reading: shown.paper.covers && shown.paper.title !== ""
    readonly property bool writing: shown.textPad.title !== ""
    readonly property bool padded: shown.amountPad.title !== "" || shown.cardPad.title !== ""
    readonly property real padHeight: Math.min(height, Tokens.mm(51))

    signal acted(string action)
    signal chosen(string choice)
    signal keyed(string key)
    signal written(string text)
    signal dismissed
    signal backTouched

    Rectangle {
        visible: over.covers
        anchors.fill: parent
        color: Tokens.colour.screen
    }
    Loader {
        active: over.shown.amountPad.title !== ""
        width: parent.width
        height: over.padHeight
        anchors.bottom: parent.bottom
        sourceComponent: AmountPad {
            pad: over.shown.amountPad
            onKeyed: key => over.keyed(key)
        }
    }
    Loader {
        active: over.shown.cardPad.title !== ""
        width: parent.width
        height: over.padHeight
        anchors.bottom: parent.bottom
        sourceComponent: CardPad {
            pad: over.shown.cardPad
            onKeyed: key => over.keyed(key)
            onChosen: choice => over.chosen(choice)
        }
    }
    Loader {
        active: over.shown.board.title !== ""
        anchors.fill: parent
        sourceComponent: Board {
            board: over.shown.board
            onChosen: choice => over.chosen(choice)
            onBackTouched: over.backTouched()
        }
    }
    Loader {
        active: over.shown.form.title !== ""
        anchors.fill: parent
        sourceComponent: IdentityForm {
            form: over.shown.form
            onKeyed: key => over.keyed(key)
            onChosen: choice => over.chosen(choice)
            onBackTouched: over.backTouched()
        }
    }
    Loader {
        active: over.shown.textPad.title !== ""
        anchors.fill: parent
        sourceComponent: TextPad {
            pad: over.shown.textPad
            onKeyed: key => over.keyed(key)
            onWritten: text => over.written(text)
            onEntered: over.acted("primary")
            onBackTouched: over.backTouched()
        }
    }
    Loader {
        active: over.shown.paper.title !== ""
        anchors.fill: parent
        sourceComponent: PaperPage {
            paper: over.shown.paper
        }
    }
    RefusalLine {
        visible: over.shown.refusal.text !== ""
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(1.5)
        anchors.bottomMargin: over.padded ? over.padHeight + Tokens.mm(1) : Tokens.mm(1.5)
        anchors.rightMargin: over.shown.form.title !== "" ? Tokens.mm(74) : Tokens.mm(1.5)
        text: over.shown.refusal.text
        remedy: over.shown.refusal.remedy
        citation: over.shown.refusal.citation
        onActivated: over.dismissed()
    }
}
