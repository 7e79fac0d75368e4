/** Most of the network has voted for it: what balances and sends build on. */
export const commitment = 'confirmed'
