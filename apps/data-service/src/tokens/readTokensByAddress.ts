import type { ServedNetwork } from '../configuration.js'
import type { KnownToken } from './KnownToken.js'
import { readTokens } from './readTokens.js'

/**
 * The tokens that an operator knows on a network of EVM, by address in lower
 * case.
 * @throws Error with one sentence about a list that cannot be used
 */
export async function readTokensByAddress(
  network: ServedNetwork,
): Promise<ReadonlyMap<string, KnownToken>> {
  const tokens = await readTokens(network)
  return new Map(tokens.map((token) => [token.address.toLowerCase(), token]))
}
