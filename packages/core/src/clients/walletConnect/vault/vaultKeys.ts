/** There exactly while something is worth loading the client for. */
export const vaultKey = 'hasp.walletConnect'

/** By what relays know the client; there exactly while the other one is. */
export const identityKey = 'hasp.walletConnect.id'

/** Which session each family uses, as the visitor decided. */
export const choicesKey = 'hasp.walletConnect.choices'
