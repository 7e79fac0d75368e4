import type { PairingCapability } from '../../ports/ConnectorSource.js'
import type { Kit } from '../Kit.js'

/**
 * The way to wallets on other devices: that of the first source of connectors
 * that has one.
 * @param kit with its sources, started or not
 * @returns undefined when no source of the kit pairs
 * @example
 * import { findPairing } from '@hasp/core'
 *
 * findPairing(kit)?.relayHost
 */
export function findPairing({
  sources,
}: Pick<Kit, 'sources'>): PairingCapability | undefined {
  return sources.find(({ pairing }) => pairing)?.pairing
}
