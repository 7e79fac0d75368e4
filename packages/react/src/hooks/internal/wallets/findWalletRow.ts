import type { ConnectingParameters } from '@hasp/core'
import type { WalletRow } from '../../wallets/useWallets.js'

/**
 * The wallet that is meant, by whichever of its connectors.
 * @example findWalletRow(list, { connectorId: 'io.kite' })?.families
 */
export function findWalletRow(
  list: readonly WalletRow[],
  { connectorId, namespace }: ConnectingParameters,
): WalletRow | undefined {
  const named = list.filter((row) =>
    row.families.some((one) => one.connectorId === connectorId),
  )
  const isExact = (row: WalletRow) =>
    row.families.some(
      (one) => one.connectorId === connectorId && one.namespace === namespace,
    )
  return named.find(isExact) ?? named[0]
}
