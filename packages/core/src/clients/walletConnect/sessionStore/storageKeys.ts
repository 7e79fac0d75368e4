// WalletConnect's own libraries, on the same site, move every key with
// "walletconnect", "wallet_connect" or "wc_" in it into a database of theirs.

/** There exactly while something is worth loading the client for. */
export const sessionsKey = 'hasp.sessions'

/** By what relays know the client; there exactly while the other one is. */
export const identityKey = 'hasp.sessions.id'

/** Which session each namespace uses, as the visitor decided. */
export const choicesKey = 'hasp.sessions.choices'
