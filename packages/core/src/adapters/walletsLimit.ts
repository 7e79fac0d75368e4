/** A page that offers more wallets than this is abusing the list. */
export const walletsLimit = 100
