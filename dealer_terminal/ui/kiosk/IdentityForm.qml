pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* What it is for at the left, then the reason, the fields, and the keys on the right. */
Sheet {
    id: sheet

    required property var shown
    readonly property real gap: Tokens.mm(1.2)
    readonly property real margin: Tokens.mm(1.6)
    readonly property bool roomy: height > Tokens.mm(72)
    readonly property bool lone: shown.covers && shown.reasonsTitle === ""

    beside: width - entry.x

    Loader {
        active: sheet.lone
        anchors.left: parent.left
        anchors.right: entry.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Tokens.mm(3)
        anchors.topMargin: Tokens.mm(30)
        anchors.bottomMargin: Tokens.mm(8)
        sourceComponent: Still {}
    }
    SheetHead {
        id: head
        x: Tokens.mm(2.5)
        y: sheet.margin
        width: (sheet.shown.reasonsTitle === "" ? entry.x : reasons.x) - x - Tokens.mm(3)
        height: sheet.lone ? Tokens.mm(28) : sheet.height - 2 * sheet.margin - (hint.visible ? hint.height : 0)
        title: sheet.shown.title
        question: sheet.shown.question
        citation: sheet.shown.citation
        backText: sheet.shown.backText
        onBackTouched: sheet.backTouched()
    }
    Label {
        id: why
        visible: text !== ""
        x: reasons.x
        y: sheet.margin
        text: sheet.shown.reasonsTitle
        color: Tokens.colour.muted
        font.weight: Font.Bold
    }
    Grid {
        id: reasons
        readonly property int down: Math.max(1, Math.ceil(sheet.shown.reasons.length / columns))
        readonly property real room: sheet.height - y - sheet.margin + sheet.gap

        x: sheet.width * 0.26
        y: why.y + why.height + Tokens.mm(0.6)
        width: entry.x - x - Tokens.mm(3)
        columns: sheet.shown.reasons.length > 3 ? 2 : 1
        spacing: sheet.gap

        Repeater {
            model: sheet.shown.reasons.length
            OptionKey {
                required property int index
                option: sheet.shown.reasons[index] ?? ({ key: "", text: "", note: "", value: "", possible: false, chosen: false })
                width: (reasons.width - (reasons.columns - 1) * sheet.gap) / reasons.columns
                height: Math.min(Tokens.mm(16), reasons.room / reasons.down - sheet.gap)
                onActivated: sheet.pressed(option.key)
            }
        }
    }
    Label {
        id: hint
        visible: text !== ""
        anchors.left: head.left
        width: (sheet.shown.reasonsTitle === "" ? entry.x : reasons.x) - x - Tokens.mm(2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Tokens.mm(1)
        text: sheet.shown.hint
        height: Tokens.mm(sheet.shown.reasonsTitle === "" ? 4.6 : 7.4)
        color: Tokens.colour.simulated
        font.pixelSize: Tokens.small
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Grid {
        id: entry
        columns: sheet.roomy ? 1 : 2
        verticalItemAlignment: Grid.AlignVCenter
        anchors.right: parent.right
        anchors.rightMargin: sheet.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Tokens.mm(2)

        Column {
            spacing: Tokens.mm(1.4)

            Repeater {
                model: sheet.shown.fields.length
                FormField {
                    required property int index
                    readonly property var field: sheet.shown.fields[index] ?? ({ label: "", shown: "", length: 0, current: false })

                    width: Tokens.mm(sheet.roomy ? 68 : 44)
                    label: field.label
                    shown: field.shown
                    length: field.length
                    current: field.current
                }
            }
        }
        Keypad {
            keyWidth: Tokens.mm(sheet.roomy ? 22 : 17)
            keyHeight: sheet.roomy ? Math.max(Math.ceil(Tokens.targetHeight), Math.min(Tokens.mm(16), (sheet.height - sheet.shown.fields.length * Tokens.mm(12) - Tokens.mm(8)) / 4)) : Math.ceil(Tokens.targetHeight)
            keys: sheet.shown.digits
            onPressed: key => sheet.pressed(key)
        }
    }
}
