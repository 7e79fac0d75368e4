import { KitError } from '../../../errors/KitError.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'

/**
 * The account that the wallet is asked for.
 * @throws `WALLET_DISCONNECTED`
 */
export function addressInUse({ current }: NamespaceProviderParameters): string {
  const now = current()
  if (!now) throw new KitError('WALLET_DISCONNECTED')
  return now.connectorSession.accounts[0].address
}
