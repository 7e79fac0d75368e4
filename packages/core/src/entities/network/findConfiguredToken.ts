import { isSameAddress } from '../account/address.js'
import type { Network } from './network.js'

/**
 * The token of a network as the site configured it.
 * @returns undefined where the site does not stand for the contract
 * @example
 * import type { Network } from '@hasp/core'
 * import { findConfiguredToken } from '@hasp/core/internal'
 *
 * const decimalsOf = (network: Network, contract: string) =>
 *   findConfiguredToken(network, contract)?.decimals
 */
export function findConfiguredToken(network: Network, contract: string) {
  return network.tokens?.find(({ address }) =>
    isSameAddress(network.chainNamespace, address, contract),
  )
}
