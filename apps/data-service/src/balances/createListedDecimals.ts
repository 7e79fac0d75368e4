import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { withDeadline } from '../sources/withDeadline.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import { listedPatienceMs } from './listedPatienceMs.js'

/**
 * Where none are known yet, nothing of tokens can be told earlier, and without
 * Multicall3 there are many questions.
 */
const firstPatienceMs = 10_000

/** Decimals of listed tokens, as far as they are known. */
export interface ListedDecimals {
  of(address: string): number | undefined
  /**
   * Looks for those that are unknown.
   * @param isAsked which contracts can be asked at all
   * @throws UpstreamFailure where none are known, and the node tells of nobody
   */
  learn(isAsked: (address: string) => boolean): Promise<void>
}

/** They are what contracts say of themselves, and never change. */
export function createListedDecimals(
  addresses: readonly string[],
  {
    clock,
    readFacts,
  }: { readonly clock: Clock; readonly readFacts: ReadFacts },
): ListedDecimals {
  const known = new Map<string, number>()
  let looking: Promise<void> | undefined
  const look = async (unknown: readonly string[]) => {
    if (unknown.length === 0) return
    const contracts = unknown.map((address) => address.toLowerCase() as Hex)
    const facts = await readFacts(contracts, contracts.length)
    for (const address of unknown) {
      const decimals = facts.get(address.toLowerCase() as Hex)?.decimals
      if (decimals !== undefined) known.set(address, decimals)
    }
    if (facts.size === 0) throw new UpstreamFailure('NO_ANSWER')
  }
  return {
    of: (address) => known.get(address),
    async learn(isAsked) {
      const listUnknown = () =>
        addresses.filter((address) => !known.has(address) && isAsked(address))
      if (listUnknown().length === 0) return
      const limitMs = known.size === 0 ? firstPatienceMs : listedPatienceMs
      try {
        await withDeadline({ clock, limitMs }, async () => {
          // What another look does not find may be there by now.
          await looking?.catch(() => undefined)
          looking ??= look(listUnknown()).finally(() => {
            looking = undefined
          })
          await looking
        })
      } catch (error) {
        // What is known of the others is told without them.
        if (known.size === 0) throw error
      }
    },
  }
}
