import { type CustomTransport, custom } from 'viem'
import type { Kit } from '../../kit/Kit.js'
import { kitProvider } from '../evm/kitProvider.js'

/**
 * A transport of viem to whatever wallet is connected. Nothing is asked twice
 * by itself, because asking a wallet may prompt.
 * @see EIP-1193 `request`
 * @example
 * import { viemTransport } from '@hasp/core/viem'
 *
 * const transport = viemTransport(kit)
 */
export function viemTransport(kit: Kit): CustomTransport {
  return custom(kitProvider(kit), { key: 'hasp', name: 'Hasp', retryCount: 0 })
}
