import { switchOrAddChain } from '../../../eip1193/switchOrAddChain.js'
import type { Namespace } from '../../../entities/network/namespace.js'
import { KitError } from '../../../errors/KitError.js'
import type { Connector } from '../../../ports/Connector.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'
import { isRoaming } from '../sessions/toConnectorSession.js'

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
    now: NamespaceSession | undefined
    ask: (request: Request) => Promise<unknown>
  },
): Promise<void> {
  const { ask, namespace, now } = parameters
  const networkId = network.caipNetworkId
  if (!now) throw new KitError('WALLET_DISCONNECTED')
  if (now.session.namespaces[namespace]?.chains.includes(networkId)) return
  if (!isRoaming(now.session, namespace))
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  await switchOrAddChain({ network, ask, onAdding })
}
