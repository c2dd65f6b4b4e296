import QtQuick

/* Text. `glanced` text must be readable in half a second; a test measures it on the screen. */
Text {
    property bool glanced: false

    color: Tokens.colour.text
    font.family: Tokens.family
    font.pixelSize: Tokens.body
    font.weight: Font.Medium
    font.features: ({ tnum: 1 })
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter
}
