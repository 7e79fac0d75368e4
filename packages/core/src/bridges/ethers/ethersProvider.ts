import { BrowserProvider } from 'ethers'
import type { Kit } from '../../kit/Kit.js'
import { kitProvider } from '../evm/kitProvider.js'

/**
 * A provider of ethers 6 over whatever wallet is connected; it follows the
 * network. Call its `destroy` when it is no longer needed.
 * @see EIP-1193
 * @example
 * import { ethersProvider } from '@hasp/core/ethers'
 *
 * const block = await ethersProvider(kit).getBlockNumber()
 */
export function ethersProvider(kit: Kit): BrowserProvider {
  return new BrowserProvider(kitProvider(kit), 'any')
}
