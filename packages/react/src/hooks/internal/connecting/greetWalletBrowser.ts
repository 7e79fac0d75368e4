/** Apart from the page, which needs it in the browser of a wallet only. */
export { connectInWalletBrowser as greetWalletBrowser } from '@hasp/core'
