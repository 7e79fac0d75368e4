import { findPairing } from '@hasp/core'
import { useKit } from '../../useKit.js'

/**
 * The connector of wallets on other devices, in whichever namespace.
 * @returns undefined when no source of connectors pairs
 * @example const canPair = usePairingConnectorId() !== undefined
 */
export function usePairingConnectorId(): string | undefined {
  return findPairing(useKit())?.connectorId
}
