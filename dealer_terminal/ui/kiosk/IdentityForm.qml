pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Evidence on the left, reasons next to it or below it, and number and PIN on the right. In a band below the felt, the
   reasons have their own column, and the fields are next to the keypad. */
Sheet {
    id: sheet

    required property var shown
    readonly property bool band: height < Tokens.mm(66)
    readonly property bool signs: shown.reasonsTitle !== ""
    readonly property real gap: Tokens.mm(1)
    readonly property real edge: band ? Tokens.mm(1) : Tokens.mm(3)
    readonly property real keyHeight: Math.max(Math.ceil(Tokens.targetHeight), Math.min(Tokens.mm(14), (height - 2 * edge - 3 * Tokens.mm(1)) / 4))
    readonly property real reasonsAside: band && signs ? Tokens.mm(46) : 0
    readonly property real sideWidth: entry.x - edge - Tokens.mm(2)
    readonly property real signedWidth: sideWidth - (reasonsAside > 0 ? reasonsAside + Tokens.mm(1.5) : 0)
    readonly property int across: band ? 2 : sideWidth > Tokens.mm(85) ? 3 : 2
    readonly property int reasonRows: Math.max(1, Math.ceil(shown.reasons.length / across))
    readonly property real reasonRoom: (height - head.height - 2 * edge - Tokens.mm(0.6) - (reasonRows - 1) * gap) / reasonRows
    readonly property real reasonHeight: band ? Math.min(Tokens.mm(14), reasonRoom) : Math.ceil(Tokens.targetHeight)

    Item {
        id: side
        x: sheet.edge
        y: sheet.edge
        width: sheet.sideWidth
        height: parent.height - 2 * sheet.edge

        BandHead {
            id: head
            signed: sheet.shown.evidence.there
            width: parent.width - (others.width > 0 ? others.width + Tokens.mm(1.5) : 0)
            height: sheet.band ? Math.ceil(Tokens.targetHeight) : Tokens.mm(16)
            title: sheet.shown.title
            question: sheet.shown.question
            citation: sheet.shown.citation
            printed: sheet.shown.printed
            backText: sheet.shown.backText
            onBackTouched: sheet.backTouched()
        }
        Row {
            id: others
            anchors.right: parent.right

            Repeater {
                model: sheet.shown.others.length
                SecondaryButton {
                    required property int index
                    readonly property var option: sheet.shown.others[index] ?? ({ key: "", text: "", sign: "", possible: false })

                    width: Tokens.mm(20)
                    text: option.text
                    sign: option.sign
                    meaning: option.key
                    enabled: option.possible
                    onActivated: sheet.pressed(option.key)
                }
            }
        }
        Loader {
            active: sheet.shown.covers && !sheet.signs
            width: parent.width
            y: head.height
            height: parent.height - y - Tokens.mm(5)
            sourceComponent: Still {}
        }
        EvidenceCard {
            evidence: sheet.shown.evidence
            width: sheet.signedWidth
            y: head.height + Tokens.mm(1)
            height: (sheet.band || !sheet.signs ? parent.height : reasons.y - side.y - Tokens.mm(1)) - y - (hint.visible ? hint.height : 0)
        }
        Label {
            id: hint
            visible: text !== "" && !sheet.band
            width: parent.width
            anchors.bottom: parent.bottom
            height: visible ? Tokens.mm(4.4) : 0
            text: sheet.shown.hint
            color: Tokens.colour.simulated
            font.pixelSize: Tokens.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(2.6)
        }
    }
    Column {
        id: reasons
        visible: sheet.signs
        x: sheet.edge + (sheet.band ? sheet.sideWidth - width : 0)
        y: sheet.band ? sheet.edge + head.height + Tokens.mm(0.6) : sheet.height - sheet.edge - height - (hint.visible ? hint.height : 0)
        width: sheet.band ? sheet.reasonsAside : sheet.sideWidth
        spacing: Tokens.mm(0.6)

        Label {
            visible: !sheet.band
            text: sheet.shown.reasonsTitle
            color: Tokens.colour.muted
            font.weight: Font.Bold
        }
        Grid {
            id: grid
            readonly property var keys: Array.from({ length: repeater.changes > 0 ? repeater.count : 0 }, (_, at) => repeater.itemAt(at) as OptionKey).filter(key => key !== null)
            width: parent.width
            columns: sheet.across
            spacing: sheet.gap

            Repeater {
                id: repeater
                property int changes: 0
                onItemAdded: changes += 1
                onItemRemoved: changes += 1
                model: sheet.shown.reasons.length
                OptionKey {
                    required property int index
                    option: sheet.shown.reasons[index] ?? ({ key: "", text: "", note: "", value: "", possible: false, chosen: false })
                    width: (grid.width - (sheet.across - 1) * sheet.gap) / sheet.across
                    height: sheet.reasonHeight
                    size: grid.keys.reduce((least, key) => Math.min(least, key.fits), most)
                    onActivated: sheet.pressed(option.key)
                }
            }
        }
    }
    IdentityEntry {
        id: entry
        anchors.right: parent.right
        anchors.rightMargin: sheet.edge
        anchors.verticalCenter: parent.verticalCenter
        band: sheet.band
        fields: sheet.shown.fields
        digits: sheet.shown.digits
        keyHeight: sheet.keyHeight
        hint: sheet.band ? sheet.shown.hint : ""
        onPressed: key => sheet.pressed(key)
    }
}
