import type { Namespace } from '../../entities/namespace.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Connector } from '../../ports/Connector.js'
import { addChainParameters } from './addChainParameters.js'
import type { FamilySession } from './createSessionBook.js'
import { isRoaming } from './toConnectorSession.js'

type Request = { readonly method: string; readonly params: unknown }

/**
 * Asks a wallet on a phone for a network that it did not approve; for one that
 * it did, nobody has to be asked.
 * @throws `CHAIN_NOT_SUPPORTED` when it serves no other, or what it answers
 */
export async function switchPhoneNetwork(
  { network, onAdding }: Parameters<Connector['switchNetwork']>[0],
  parameters: {
    namespace: Namespace
    now: FamilySession | undefined
    ask: (request: Request) => Promise<unknown>
  },
): Promise<void> {
  const { ask, namespace, now } = parameters
  const networkId = network.caipNetworkId
  if (!now) throw new KitError('WALLET_DISCONNECTED')
  if (now.session.namespaces[namespace]?.chains.includes(networkId)) return
  if (!isRoaming(now.session, namespace))
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const description = addChainParameters(network)
  const { chainId } = description
  try {
    await ask({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if (!isKitError(error, 'CHAIN_NOT_ADDED')) throw error
    onAdding?.()
    await ask({ method: 'wallet_addEthereumChain', params: [description] })
  }
}
