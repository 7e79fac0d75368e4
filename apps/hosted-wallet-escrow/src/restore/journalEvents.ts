/** What the log says of a wallet that another mailbox was bound to. */
export const boundEvent = 'mailbox bound'

/** What the log says of a wallet that was forgotten. */
export const forgottenEvent = 'wallet forgotten'
