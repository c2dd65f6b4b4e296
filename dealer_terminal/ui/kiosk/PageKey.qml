import QtQuick
import dealer_terminal.ui.kit

/* Turns to the next page of a question with more answers than the glass has room for; after the last comes the first. */
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
