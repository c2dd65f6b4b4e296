import QtQuick
import dealer_terminal.ui.shared

/* A wager that pays nothing, beside those that do: what becomes of it, its name, and its amount where there is room. */
Row {
    id: mark

    required property string label
    required property string spot
    required property string result
    required property string amount
    required property bool told

    spacing: Tokens.mm(1)

    Badge {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Tokens.mm(5), mark.height * 0.8)
        height: width
        sign: Results.sign(mark.result)
        ink: Results.ink(mark.result)
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        text: `${mark.label === "" ? mark.spot : mark.label} ${mark.told ? mark.amount : ""}`.trim()
        color: Results.ink(mark.result)
        font.pixelSize: Tokens.mm(3.8)
        font.weight: Font.Bold
    }
}
