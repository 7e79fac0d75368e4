import { Buffer } from 'buffer/index.js'

/**
 * What the client of WalletConnect takes from Node, and an answer that it
 * believes: on a machine without another network, its relay is still there.
 */
export function installNodeGlobals(): void {
  Object.assign(globalThis, { Buffer })
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get: () => true,
  })
}
