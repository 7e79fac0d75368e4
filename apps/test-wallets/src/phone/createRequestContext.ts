import { chainReference } from '../namespaces/chainReference.js'
import type { RequestContext } from '../namespaces/WalletNamespace.js'
import { walletNamespaces } from '../namespaces/walletNamespaces.js'
import { ProviderRpcError } from '../ProviderRpcError.js'
import type { WalletChain } from '../WalletChain.js'
import { namespaceOf } from './grantNamespaces.js'
import type { PendingRequest, PhoneSession } from './PhoneClient.js'
import { phoneAccountsCount } from './PhoneMemory.js'

/** What a request of a session may use of the wallet. */
export function createRequestContext(parameters: {
  request: PendingRequest
  session: PhoneSession
  accountIndex: number
  isWrongAccount: boolean
  knownChains: () => readonly WalletChain[]
  nodeUrlOf: (chainId: string) => string | undefined
  goToChain: (chainId: number) => Promise<void>
  addChain: (chain: WalletChain) => void
}): RequestContext {
  const { accountIndex, isWrongAccount, request, session } = parameters
  const { chainId } = request.params
  const namespace = namespaceOf(chainId)
  const shared = session.namespaces[namespace ?? '']?.accounts ?? []

  function findSigner(address: unknown): number {
    if (!namespace) throw new ProviderRpcError(4901, 'No such family.')
    const fold = (text: string) =>
      namespace === 'eip155' ? text.toLowerCase() : text
    for (let index = 0; index < phoneAccountsCount; index += 1) {
      const own = walletNamespaces[namespace].address(
        index,
        chainReference(chainId),
      )
      const isWanted =
        address === undefined
          ? index === accountIndex
          : typeof address === 'string' && fold(address) === fold(own)
      if (isWanted && shared.some((one) => one.endsWith(`:${own}`)))
        return index
    }
    throw new ProviderRpcError(4100, 'That account is not shared with you.')
  }

  return {
    knownChains: parameters.knownChains,
    nodeUrlOf: parameters.nodeUrlOf,
    goToChain: parameters.goToChain,
    addChain: parameters.addChain,
    signerOf(address) {
      const index = findSigner(address)
      return isWrongAccount ? (index + 1) % phoneAccountsCount : index
    },
  }
}
