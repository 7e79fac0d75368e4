import type { NetworkId } from '../entities/network/networkId.js'

/**
 * Names a network that the kit was not configured with, e.g. the one a wallet
 * is on. The names are fetched with the first question.
 * @returns undefined for a network that is hardly known
 * @example
 * import { nameNetwork } from '@hasp/core/internal'
 *
 * await nameNetwork('eip155:7777777') // Zora
 */
export async function nameNetwork(
  networkId: NetworkId,
): Promise<string | undefined> {
  const { networkNames } = await import('./networkNames.js')
  return Object.hasOwn(networkNames, networkId)
    ? networkNames[networkId]
    : undefined
}
