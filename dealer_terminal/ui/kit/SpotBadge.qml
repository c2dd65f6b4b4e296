pragma ComponentBehavior: Bound
import QtQuick

/* Badge for the result of a wager, next to its circle. */
Loader {
    id: mark

    required property string standing
    readonly property string result: Results.of(standing)

    active: result !== ""
    height: width
    sourceComponent: Badge {
        sign: Results.sign(mark.result)
        ink: Results.ink(mark.result)
    }
}
