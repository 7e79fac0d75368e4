import { readJsonFile } from '@hasp/service-frame/operator'
import * as v from 'valibot'
import { isAddress } from 'viem'
import type { ServedNetwork } from '../configuration.js'
import { cutText } from './cutText.js'
import type { KnownToken } from './KnownToken.js'

/** So many can be known of a network. */
const mostTokens = 450

/** @see https://uniswap.org/tokenlist.schema.json */
const listSchema = v.object({
  tokens: v.array(
    v.object({
      chainId: v.number(),
      address: v.string(),
      name: v.string(),
      symbol: v.string(),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
      /** No list is refused for a picture: many have `null` there, or nothing. */
      logoURI: v.fallback(v.optional(v.string()), undefined),
    }),
  ),
})

/**
 * The tokens that an operator knows on a network: those named one by one, then
 * those of the lists, each once.
 * @throws Error with one sentence about a list that is none, that names what is
 * no address, or that is too long
 */
export async function readTokens({
  id,
  tokenLists,
  tokens,
}: ServedNetwork): Promise<readonly KnownToken[]> {
  const listed = await Promise.all(
    tokenLists.map(async (path) => {
      const list = await readJsonFile(path, listSchema)
      return list.tokens.filter(({ chainId }) => `eip155:${chainId}` === id)
    }),
  )
  const isEvm = id.startsWith('eip155:')
  const known = new Map<string, KnownToken>()
  for (const { address, decimals, iconUrl, name, symbol } of [
    ...tokens,
    ...listed.flat().map(({ logoURI, ...token }) => ({
      ...token,
      iconUrl: logoURI,
    })),
  ]) {
    if (isEvm && !isAddress(address, { strict: false }))
      throw new Error(`${address}, a token of ${id}, is no address of it.`)
    const key = isEvm ? address.toLowerCase() : address
    if (known.has(key)) continue
    const texts = { name: cutText(name, 40), symbol: cutText(symbol, 12) }
    known.set(key, { address, decimals, iconUrl, ...texts })
  }
  if (known.size > mostTokens)
    throw new Error(
      `${known.size} tokens of ${id} are listed: it can have ${mostTokens} at most.`,
    )
  return [...known.values()]
}
