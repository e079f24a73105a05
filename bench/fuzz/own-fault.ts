/** What a function or a getter of the caller's own throws here: that comes through as it is. */
export const ownFault = new Error("a fault of the caller's own");
