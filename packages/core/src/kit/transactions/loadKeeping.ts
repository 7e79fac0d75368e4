/** Pages without transfers do without what keeps their list true. */
export async function loadKeeping() {
  return await import('./keepTransactions.js')
}
