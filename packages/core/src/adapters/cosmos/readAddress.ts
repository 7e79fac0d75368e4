import { parseBech32 } from '../../addresses/parseBech32.js'
import type { Network } from '../../entities/network/network.js'

/** Of accounts with a key, and of those without. */
const addressLengths = [20, 32]

/**
 * The address in what a wallet answers to `getKey`.
 * @returns undefined unless it is an address of the network
 */
export function readAddress(
  answer: unknown,
  network: Network,
): string | undefined {
  const { bech32Address } = answer as { readonly bech32Address?: unknown }
  if (typeof bech32Address !== 'string') return undefined
  const parsed = parseBech32(bech32Address)
  if (!parsed || !addressLengths.includes(parsed.bytes.length)) return undefined
  const wanted = network.cosmos?.bech32Prefix ?? parsed.prefix
  return parsed.prefix === wanted ? bech32Address : undefined
}
