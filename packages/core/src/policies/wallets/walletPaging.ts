/** Wallets of one page of a list (specification 9, "Wallet list"). */
export const walletPageSize = 40

/** A list of wallets that takes longer counts as not available. */
export const walletListLimitMs = 10_000

/** Showing wallets never waits longer for their images (specification 9). */
export const imagePreloadLimitMs = 2_000

/** So many images of a page are loaded before it is shown. */
export const imagePreloadCount = 20
