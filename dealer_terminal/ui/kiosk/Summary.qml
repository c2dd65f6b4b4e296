pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* Summary of the finished round: its number, then its figures, with the tray last. It has no keys. */
Item {
    id: summary

    required property var shown

    visible: shown.round !== ""

    Accessible.role: Accessible.StaticText
    Accessible.name: [shown.round, ...shown.figures.map(each => [each.label, each.amount, each.note].filter(part => part !== "").join(" "))].join(" · ")

    Label {
        id: heading
        anchors.left: parent.left
        anchors.leftMargin: Tokens.mm(4.5)
        y: columns.y
        width: Tokens.mm(30)
        height: Tokens.mm(5.2)
        text: summary.shown.round
        color: Tokens.colour.muted
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
    Row {
        id: columns
        anchors.left: heading.right
        anchors.leftMargin: Tokens.mm(2)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(4.5)
        anchors.verticalCenter: parent.verticalCenter
        height: Tokens.mm(20.6)

        Repeater {
            model: summary.shown.figures

            Item {
                id: figure
                required property var modelData
                required property int index
                readonly property int shares: 3
                readonly property int own: summary.shown.figures.length < shares && index === 0 ? 2 : 1

                width: columns.width * own / shares
                height: columns.height

                Label {
                    id: label
                    width: parent.width - Tokens.mm(3)
                    height: Tokens.mm(5.2)
                    text: figure.modelData.label
                    color: Tokens.colour.muted
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(2.6)
                }
                Label {
                    id: amount
                    glanced: true
                    anchors.top: label.bottom
                    width: label.width
                    height: Tokens.mm(10.6)
                    text: figure.modelData.amount
                    color: figure.modelData.result === "" ? Tokens.colour.text : Results.ink(figure.modelData.result)
                    font.pixelSize: Tokens.display
                    font.weight: Font.Bold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.glance
                }
                Label {
                    anchors.top: amount.bottom
                    width: label.width
                    height: text === "" ? 0 : Tokens.mm(4.6)
                    text: figure.modelData.note
                    color: Tokens.colour.muted
                    font.pixelSize: Tokens.small
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Tokens.mm(2.6)
                }
            }
        }
    }
}
