import QtQuick

/* How wide a text read at a glance would like to be. */
TextMetrics {
    font.family: Tokens.family
    font.pixelSize: Tokens.glance
    font.weight: Font.Bold
    font.features: ({ tnum: 1 })
}
