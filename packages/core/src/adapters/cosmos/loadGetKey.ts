/** Addresses are of use once a wallet is asked: not on the first page. */
export async function loadGetKey() {
  return (await import('./getKey.js')).getKey
}
