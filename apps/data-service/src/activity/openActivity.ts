import type { ReadinessReply } from '@hasp/protocol/data'
import type { OpenDatabase } from '@hasp/service-frame'
import type { Metrics } from '@hasp/service-frame/metrics'
import type { Hex } from 'viem'
import type { Configuration } from '../configuration.js'
import { chainIdOf } from './chainIdOf.js'
import { createHistory, type ReadHistory } from './createHistory.js'
import { describeIndexes } from './describeIndexes.js'
import { type FoundTokens, findTokens } from './findTokens.js'
import { measureLag } from './measureLag.js'
import { startFollowing } from './startFollowing.js'

/** Which tokens an account may hold. */
export type FindTokens = (account: Hex, limit: number) => Promise<FoundTokens>

/** What accounts did, of the networks that are followed. */
export interface Activity {
  /** @returns undefined for a network that is not followed */
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
 * Follows the networks that are to be followed.
 * @param index the database, and where it is; absent where nothing is followed
 */
export async function openActivity(
  networks: Configuration['networks'],
  index: openActivity.Index | undefined,
  parts: openActivity.Parts,
): Promise<Activity> {
  const followed = networks.filter(({ follow }) => follow)
  if (!index || followed.length === 0)
    return {
      historyOf: () => undefined,
      tokensOf: () => undefined,
      measure: () => undefined,
      describe: async () => ({}),
      close: async () => undefined,
    }
  const { database, location } = index
  const chainIds = followed.map(({ id }) => chainIdOf(id))
  const histories = new Map<string, ReadHistory>()
  for (const network of followed)
    histories.set(
      network.id,
      await createHistory(network, {
        ...parts,
        database: database.database,
      }),
    )
  const following = followed.flatMap((network) =>
    network.follow
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
    historyOf: (networkId) => histories.get(networkId),
    tokensOf: (networkId) =>
      histories.has(networkId)
        ? (account, limit) =>
            findTokens(database.database, {
              ...{ account, limit },
              chain: chainIdOf(networkId),
            })
        : undefined,
    measure: (metrics) => {
      measureLag(metrics, {
        clock: parts.clock,
        database: database.database,
        followed: chainIds,
      })
    },
    describe: async () => ({
      indexes: await describeIndexes(database.database, chainIds),
    }),
    close: async () => {
      await Promise.all(following.map((each) => each.stop()))
    },
  }
}

export declare namespace openActivity {
  type Parts = Omit<startFollowing.Parts, 'database' | 'location'> &
    Pick<createHistory.Parts, 'strangersDoor'>
  type Index = Pick<startFollowing.Parts, 'location'> & {
    readonly database: OpenDatabase
  }
}
