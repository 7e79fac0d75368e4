import type { Eip1193Provider } from '@hasp/core/evm'
import type { SafeAppProvider } from '@safe-global/safe-apps-provider'

/** What Safe says of a declined request: its protocol has no error codes. */
const declined = 'Transaction was rejected'

/**
 * Fills what Safe's provider lacks of EIP-1193. It has no events, because a
 * Safe and its network never change while it frames a page.
 */
export function toEip1193Provider(safe: SafeAppProvider): Eip1193Provider {
  return {
    async request({ method, params }) {
      switch (method) {
        case 'eth_requestAccounts':
          return await safe.request({ method: 'eth_accounts' })
        // Safe would call the first declined, and the others a failure.
        case 'wallet_requestPermissions':
        case 'wallet_revokePermissions':
        case 'wallet_addEthereumChain':
        case 'wallet_switchEthereumChain':
          throw providerError(4200, `A Safe does not support ${method}.`)
      }
      try {
        return await safe.request({
          method,
          ...(Array.isArray(params) && { params }),
        })
      } catch (error) {
        if (error instanceof Error && error.message === declined)
          throw providerError(4001, 'The request was declined in the Safe.')
        throw error
      }
    },
  }
}

function providerError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
