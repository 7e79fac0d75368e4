/** The only door to `@solana/kit`, which weighs more than all the rest. */
export async function loadTransfers() {
  return (await import('./transfer/createTransfers.js')).createTransfers()
}
