import type { ConnectingParameters } from '@hasp/core'
import type { DetectedWallet } from '../../wallets/useDetectedWallets.js'

/**
 * The wallet that is meant, by whichever of its connectors.
 * @example findWalletRow(list, { connectorId: 'io.kite' })?.namespaceStates
 */
export function findWalletRow(
  list: readonly DetectedWallet[],
  { connectorId, namespace }: ConnectingParameters,
): DetectedWallet | undefined {
  const named = list.filter((row) =>
    row.namespaceStates.some((one) => one.connectorId === connectorId),
  )
  const isExact = (row: DetectedWallet) =>
    row.namespaceStates.some(
      (one) => one.connectorId === connectorId && one.namespace === namespace,
    )
  return named.find(isExact) ?? named[0]
}
