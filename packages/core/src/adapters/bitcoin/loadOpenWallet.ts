/** The only door to everything but finding wallets and asking for access. */
export async function loadOpenWallet() {
  return (await import('./session/openWallet.js')).openWallet
}
