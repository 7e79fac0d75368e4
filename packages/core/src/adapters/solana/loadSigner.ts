/** The only door to what asks a wallet for signatures. */
export async function loadSigner() {
  return (await import('./signing/createSigner.js')).createSigner
}
