import type { DevWalletChain } from '../devWallet/DevWalletChain.js'
import { ProviderRpcError } from '../devWallet/ProviderRpcError.js'
import { chainReference } from './families/chainReference.js'
import type { PhoneWorld } from './families/PhoneFamily.js'
import { phoneFamilies } from './families/phoneFamilies.js'
import { familyOf } from './grantNamespaces.js'
import type { PendingRequest, PhoneSession } from './PhoneClient.js'
import { phoneAccountsCount } from './PhoneMemory.js'

/** What a request of a session may use of the wallet. */
export function createPhoneWorld(parameters: {
  request: PendingRequest
  session: PhoneSession
  accountIndex: number
  isWrongAccount: boolean
  knownChains: () => readonly DevWalletChain[]
  nodeUrlOf: (chainId: string) => string | undefined
  goToChain: (chainId: number) => Promise<void>
  addChain: (chain: DevWalletChain) => void
}): PhoneWorld {
  const { accountIndex, isWrongAccount, request, session } = parameters
  const { chainId } = request.params
  const namespace = familyOf(chainId)
  const shared = session.namespaces[namespace ?? '']?.accounts ?? []

  function findSigner(address: unknown): number {
    if (!namespace) throw new ProviderRpcError(4901, 'No such family.')
    const fold = (text: string) =>
      namespace === 'eip155' ? text.toLowerCase() : text
    for (let index = 0; index < phoneAccountsCount; index += 1) {
      const own = phoneFamilies[namespace].address(
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
