import QtQuick

Column {
    id: actions

    required property string againText
    required property string clearText
    required property string enterText
    required property bool canRepeat
    required property bool canEnter

    signal againTouched
    signal clearTouched
    signal enterTouched

    spacing: Tokens.mm(1.4)

    SecondaryButton {
        width: Tokens.mm(44)
        height: Tokens.mm(13)
        text: actions.againText
        sign: "again"
        enabled: actions.canRepeat
        onActivated: actions.againTouched()
    }
    SecondaryButton {
        width: Tokens.mm(44)
        height: Tokens.mm(13)
        text: actions.clearText
        sign: "cross"
        onActivated: actions.clearTouched()
    }
    PrimaryButton {
        width: Tokens.mm(44)
        height: Math.max(Tokens.primaryHeight, actions.height - 2 * Tokens.mm(13) - 2 * actions.spacing)
        text: actions.enterText
        enabled: actions.canEnter
        onActivated: actions.enterTouched()
    }
}
