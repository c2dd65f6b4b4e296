import QtQuick
import dealer_terminal.ui.kit

/* Key for the next page of options that do not fit on the screen. The first page follows the last. */
SecondaryButton {
    id: key

    required property int page
    required property int pages

    signal turned(int next)

    name: "page on"
    text: `${page + 1} / ${pages}`
    sign: "arrow"
    onActivated: turned((page + 1) % pages)
}
