/** Fetches the wallets that come with the kit. */
export const loadSnapshot = () => import('./snapshot.js')
