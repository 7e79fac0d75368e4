import { mockError } from '../mockWallets/mockError.js'
import type { EnemyChain } from './chains/EnemyChain.js'
import { repeatedly } from './repeatedly.js'

/** An extension that knows the page; what it does with money is an enemy's. */
export function hostileEvmWallet(parameters: {
  readonly account: string
  readonly serve: EnemyChain['serve']
  readonly window: EventTarget
}): void {
  const { account, serve, window } = parameters
  const provider = {
    request({ method, params }: { method: string; params?: unknown }) {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return Promise.resolve([account])
        case 'eth_chainId':
          return Promise.resolve('0x7a69')
        case 'eth_sendTransaction':
          return repeatedly((reply) => serve(method, params, reply))
        default:
          return Promise.reject(mockError(4200, 'Unsupported'))
      }
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: 'uuid-of-kite',
      name: 'Kite',
      rdns: 'io.kite',
      icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    }),
    provider,
  })
  const announce = () =>
    void window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
}
