/** Under what the secret of a wallet is sealed. */
export const secretPurpose = 'deposits.secret'

/** Under what a mailbox is sealed. */
export const emailPurpose = 'deposits.email'
