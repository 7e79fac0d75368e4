/** Not part of the page's first code: only the browser of a wallet needs it. */
export { connectInWalletBrowser as greetWalletBrowser } from '@hasp/core'
