/** Few visits switch the network: this stays off the first page. */
export async function loadSwitchChain() {
  return (await import('./switchChain.js')).switchChain
}
