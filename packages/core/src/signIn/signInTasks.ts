/** Gets ready what is signed. */
export const textTask = 'signInText'

/** Asks a wallet to sign it, and the server to check it. */
export const signTask = 'signIn'
