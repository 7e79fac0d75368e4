import { KitError } from '../errors/KitError.js'
import type { Connector } from '../ports/Connector.js'
import type { ProviderOf } from '../ports/ProviderOf.js'

/**
 * What a connected wallet signs through, injected or on a phone: an adapter
 * knows of which shape it is in its namespace.
 * @throws `WALLET_DISCONNECTED` when there is none
 */
export function providerOf<provider extends ProviderOf>(
  connector: Connector,
): provider {
  const provider = connector.getProvider()
  if (!provider) throw new KitError('WALLET_DISCONNECTED')
  return provider as provider
}
