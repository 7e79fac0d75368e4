/** Most wallets know the networks: this stays off the first page. */
export async function loadEnableKnown() {
  return (await import('./enableKnown.js')).enableKnown
}
