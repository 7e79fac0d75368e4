import { isDeepStrictEqual } from 'node:util'
import type { Log } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import { joinTokens } from './joinTokens.js'
import type { KnownToken } from './KnownToken.js'
import { mostTokens, readTokens } from './readTokens.js'
import type { TokenList } from './tokenListSchema.js'
import { tokensOfList } from './tokensOfList.js'

/** The tokens that count as verified, of all networks. */
export interface KnownTokens {
  /** Those of now: another array once a list says something else. */
  of(networkId: string): readonly KnownToken[]
  /**
   * Puts a list in the place of what was fetched from there before. What is too
   * much for a network is left out.
   * @throws Error with one sentence about a list that cannot be used; the one
   * before stays
   */
  learn(url: string, list: TokenList): void
}

/**
 * Begins with what the operator wrote down. What is fetched comes after it, in
 * the order of the lists.
 * @throws Error with one sentence about a list that cannot be used
 */
export async function openKnownTokens(
  networks: readonly ServedNetwork[],
  log: Log,
): Promise<KnownTokens> {
  const own = new Map(
    await Promise.all(
      networks.map(
        async (network) => [network.id, await readTokens(network)] as const,
      ),
    ),
  )
  const present = new Map(own)
  let lists: ReadonlyMap<string, TokenList> = new Map()
  return {
    of: (networkId) => present.get(networkId) ?? [],
    learn(url, list) {
      if (isDeepStrictEqual(lists.get(url), list)) return
      const next = new Map(lists).set(url, list)
      const joined = networks
        .filter(({ tokenLists }) => tokenLists.includes(url))
        .map(({ id, tokenLists }) => {
          const fetched = tokenLists.flatMap((each) => {
            const known = next.get(each)
            return known ? tokensOfList(known, id) : []
          })
          return [
            id,
            joinTokens(id, [...(own.get(id) ?? []), ...fetched]),
          ] as const
        })
      lists = next
      for (const [networkId, known] of joined) {
        if (known.length > mostTokens)
          log({ event: 'tokens of lists left out', networkId })
        const used = known.slice(0, mostTokens)
        if (!isDeepStrictEqual(present.get(networkId), used))
          present.set(networkId, used)
      }
    },
  }
}
