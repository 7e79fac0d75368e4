/** Few visits sign anything: this stays off the first page. */
export async function loadProvider() {
  return (await import('./createPolkadotProvider.js')).createPolkadotProvider
}
