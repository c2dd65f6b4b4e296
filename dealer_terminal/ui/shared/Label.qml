import QtQuick

Text {
    color: Tokens.colour.text
    font.family: Tokens.family
    font.pixelSize: Tokens.body
    font.weight: Font.Medium
    font.features: ({ tnum: 1 })
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter
}
