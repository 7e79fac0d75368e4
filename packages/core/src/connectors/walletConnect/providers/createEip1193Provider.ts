import { readChainParameter } from '../../../eip1193/chainId.js'
import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { Environment } from '../../../ports/Environment.js'
import {
  createEvmAccountProvider,
  type ProviderRequest,
} from '../../evmAccount/createEvmAccountProvider.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'

/**
 * An EIP-1193 provider over a session: reading that the session did not grant
 * goes to the network's own node, and the rest to the wallet.
 */
export function createEip1193Provider(parameters: {
  environment: Environment
  current: () => NamespaceSession | undefined
  findNetwork: (networkId: NetworkId) => Network | undefined
  /** Asks the wallet. */
  ask: (request: ProviderRequest & { chainId: NetworkId }) => Promise<unknown>
  /** Goes to a network, by itself or with the wallet. */
  switchTo: (networkId: NetworkId, request: ProviderRequest) => Promise<void>
}) {
  const { ask, current } = parameters
  return createEvmAccountProvider({
    ...parameters,
    current: () => current()?.connectorSession,
    isForWallet: (method) =>
      current()?.session.namespaces.eip155?.methods.includes(method),
    async ask({ method, params }, { caipNetworkId: chainId }) {
      assertChain(method, params, chainId)
      return await ask({ method, params: params ?? [], chainId })
    },
  })
}

/** What goes to a chain says so itself, or goes to the one in use. */
const chainBound = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
]

/**
 * A wallet looks at the chain of the envelope, or at the one inside: they must
 * not differ. Typed data may name another chain on purpose: wallets decide.
 * @throws `UNSUPPORTED_CHAIN`
 */
function assertChain(
  method: string,
  params: unknown,
  caipNetworkId: NetworkId,
): void {
  if (!chainBound.includes(method)) return
  const { isNamed, networkId } = readChainParameter(params)
  if (isNamed && networkId !== caipNetworkId)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'eip155' })
}
