/** The only door to everything that encodes for, or talks to, a node. */
export async function loadChain() {
  return (await import('./chain/createChain.js')).createChain
}
