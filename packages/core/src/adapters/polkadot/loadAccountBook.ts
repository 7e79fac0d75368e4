/** Addresses are of use once a wallet is asked: not on the first page. */
export async function loadAccountBook() {
  return (await import('./accountBook.js')).createAccountBook
}
