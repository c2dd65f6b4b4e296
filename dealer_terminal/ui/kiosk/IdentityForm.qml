pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* Number and PIN on the right, what it is for and the reason on the left. */
Sheet {
    id: sheet

    required property var shown

    beside: Tokens.mm(74)

    Loader {
        active: sheet.shown.covers && sheet.shown.reasonsTitle === ""
        anchors.left: parent.left
        anchors.right: entry.left
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(3)
        anchors.bottomMargin: Tokens.mm(8)
        sourceComponent: Still {}
    }
    SheetHead {
        id: head
        anchors.left: parent.left
        anchors.right: entry.left
        anchors.top: parent.top
        anchors.margins: Tokens.mm(3)
        title: sheet.shown.title
        question: sheet.shown.question
        citation: sheet.shown.citation
        backText: sheet.shown.backText
        onBackTouched: sheet.backTouched()
    }
    Label {
        id: why
        visible: text !== ""
        anchors.left: head.left
        anchors.top: head.bottom
        anchors.topMargin: Tokens.mm(2)
        text: sheet.shown.reasonsTitle
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    Grid {
        id: reasons
        anchors.left: head.left
        anchors.right: head.right
        anchors.top: why.bottom
        anchors.topMargin: Tokens.mm(1)
        columns: 2
        spacing: Tokens.mm(1.4)

        Repeater {
            model: sheet.shown.reasons.length
            OptionKey {
                required property int index
                option: sheet.shown.reasons[index] ?? ({ key: "", text: "", note: "", value: "", possible: false, chosen: false })
                width: (reasons.width - Tokens.mm(1.4)) / 2
                height: Tokens.mm(14)
                onActivated: sheet.pressed(option.key)
            }
        }
    }
    Label {
        visible: sheet.shown.hint !== ""
        anchors.left: head.left
        anchors.right: head.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(2)
        text: sheet.shown.hint
        color: Tokens.colour.simulated
        font.pixelSize: Tokens.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Column {
        id: entry
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(1.6)

        Repeater {
            model: sheet.shown.fields.length
            FormField {
                required property int index
                readonly property var field: sheet.shown.fields[index] ?? ({ label: "", shown: "", length: 0, current: false })

                width: keys.width
                label: field.label
                shown: field.shown
                length: field.length
                current: field.current
            }
        }
        Grid {
            id: keys
            columns: 3
            spacing: Tokens.mm(1.4)

            Repeater {
                model: sheet.shown.digits.length
                PadKey {
                    required property int index
                    pad: sheet.shown.digits[index]
                    implicitWidth: Tokens.mm(22)
                    implicitHeight: Tokens.mm(14)
                    onActivated: sheet.pressed(pad.key)
                }
            }
        }
    }
}
