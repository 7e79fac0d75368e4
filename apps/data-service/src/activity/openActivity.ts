import type { ReadinessReply } from '@hasp/protocol/data'
import type { Metrics } from '@hasp/service-frame/metrics'
import type { Hex } from 'viem'
import type { Configuration } from '../configuration.js'
import type { Index } from '../database/openStores.js'
import { openPaces } from '../history/openPaces.js'
import { openSource } from '../history/openSource.js'
import { createNodes } from '../sources/createNodes.js'
import { chainIdOf } from './chainIdOf.js'
import { createBlockReader } from './createBlockReader.js'
import { createHistory, type ReadHistory } from './createHistory.js'
import { createSourcedHistory } from './createSourcedHistory.js'
import { describeIndexes } from './describeIndexes.js'
import { type FoundTokens, findTokens } from './findTokens.js'
import { measureLag } from './measureLag.js'
import { startFollowing } from './startFollowing.js'

/** Which tokens an account may hold. */
export type FindTokens = (account: Hex, limit: number) => Promise<FoundTokens>

/** What accounts did, of the networks that are followed or somebody knows. */
export interface Activity {
  /** @returns undefined for a network of which nobody knows */
  historyOf(networkId: string): ReadHistory | undefined
  /** @returns undefined for a network that is not followed */
  tokensOf(networkId: string): FindTokens | undefined
  /** Lets an operator see how it is. */
  measure(metrics: Metrics): void
  /** How far it is, for its operator. */
  describe(): Promise<Omit<ReadinessReply, 'isReady'>>
  close(): Promise<void>
}

/**
 * Follows the networks that are to be followed, where it is this process that
 * does, and reads from others what was before, or all of it.
 * @param index the database, and where it is; absent where nothing is followed
 */
export function openActivity(
  networks: Configuration['networks'],
  index: Index | undefined,
  parts: openActivity.Parts,
): Activity {
  const histories = new Map<string, ReadHistory>()
  const paceOf = openPaces(networks, parts.clock)
  for (const network of networks) {
    const readSource = openSource(network, { ...parts, paceOf })
    if (network.follow && index)
      histories.set(
        network.id,
        createHistory(network, {
          ...parts,
          reads: index.reads,
          readSource,
        }),
      )
    else if (readSource)
      histories.set(
        network.id,
        createSourcedHistory(network, {
          ...parts,
          reader: createBlockReader(createNodes(parts, network), parts),
          readSource,
        }),
      )
  }
  return {
    historyOf: (networkId) => histories.get(networkId),
    ...follow(networks, index, parts),
  }
}

export declare namespace openActivity {
  type Parts = Omit<startFollowing.Parts, 'database' | 'location'> & {
    /** Seals the cursors of networks that are not followed. */
    readonly cursorKey: Hex
    /** Whether this process may follow, besides reading what others write. */
    readonly isFollowing: boolean
  } & Pick<createHistory.Parts, 'factsOf' | 'knownTokens' | 'pricesOf'>
}

function follow(
  networks: Configuration['networks'],
  index: Index | undefined,
  parts: openActivity.Parts,
): Omit<Activity, 'historyOf'> {
  const followed = networks.filter(({ follow }) => follow)
  if (!index || followed.length === 0)
    return {
      tokensOf: () => undefined,
      measure: () => undefined,
      describe: async () => ({}),
      close: async () => undefined,
    }
  const { database, location, reads } = index
  const chainIds = followed.map(({ id }) => chainIdOf(id))
  const following = followed.flatMap((network) =>
    network.follow && parts.isFollowing
      ? [
          startFollowing(network, network.follow, {
            ...parts,
            database,
            location,
          }),
        ]
      : [],
  )
  return {
    tokensOf: (networkId) =>
      followed.some(({ id }) => id === networkId)
        ? (account, limit) =>
            reads.read((read) =>
              findTokens(read, {
                ...{ account, limit },
                chain: chainIdOf(networkId),
              }),
            )
        : undefined,
    measure: (metrics) => {
      measureLag(metrics, {
        clock: parts.clock,
        ...{ reads, followed: chainIds },
      })
    },
    describe: async () => ({
      indexes: await reads.read((read) => describeIndexes(read, chainIds)),
    }),
    close: async () => {
      await Promise.all(following.map((each) => each.stop()))
    },
  }
}
