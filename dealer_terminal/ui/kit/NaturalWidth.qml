import QtQuick

/* Natural width of a text in glance size. */
TextMetrics {
    font.family: Tokens.family
    font.pixelSize: Tokens.glance
    font.weight: Font.Bold
    font.features: ({ tnum: 1 })
}
