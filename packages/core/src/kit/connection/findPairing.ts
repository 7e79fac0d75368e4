import type { PairingCapability } from '../../ports/ConnectorSource.js'
import { internals } from '../internals.js'
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
export function findPairing(kit: Kit): PairingCapability | undefined {
  return kit[internals].sources.find(({ pairing }) => pairing)?.pairing
}
