import type { ConnectingParameters } from '@hasp/core'
import type { DetectedWallet } from '../../wallets/useDetectedWallets.js'

/**
 * The wallet that is meant, by whichever of its connectors.
 * @example findWalletRow(list, { connectorId: 'io.kite' })?.families
 */
export function findWalletRow(
  list: readonly DetectedWallet[],
  { connectorId, namespace }: ConnectingParameters,
): DetectedWallet | undefined {
  const named = list.filter((row) =>
    row.families.some((one) => one.connectorId === connectorId),
  )
  const isExact = (row: DetectedWallet) =>
    row.families.some(
      (one) => one.connectorId === connectorId && one.namespace === namespace,
    )
  return named.find(isExact) ?? named[0]
}
