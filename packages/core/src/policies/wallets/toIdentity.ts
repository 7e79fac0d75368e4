import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { WalletIdentity } from './walletVisibility.js'

type Known = {
  readonly info: Pick<ConnectorInfo, 'id' | 'info' | 'name' | 'storageId'>
}

/**
 * What a found wallet can be recognised by, in all of its namespaces.
 * @example rule.isShown(toIdentity(wallet))
 */
export function toIdentity(
  wallet: Known & { readonly connectors?: readonly Known[] | undefined },
): WalletIdentity {
  const { connectors = [wallet], info } = wallet
  return {
    id: info.id,
    name: info.name,
    aliases: connectors.flatMap((one) => [
      one.info.id,
      one.info.info?.rdns ?? one.info.storageId,
    ]),
  }
}
