/** The only door to everything that talks to a node. */
export async function loadChain() {
  return (await import('./chain/createChain.js')).createChain
}
