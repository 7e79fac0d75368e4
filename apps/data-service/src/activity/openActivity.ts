import { type Metrics, measureConnections } from '@hasp/service-frame/metrics'
import type { Configuration } from '../configuration.js'
import { openIndex } from '../database/openIndex.js'
import { chainIdOf } from './chainIdOf.js'
import { createHistory, type ReadHistory } from './createHistory.js'
import { measureLag } from './measureLag.js'
import { startFollowing } from './startFollowing.js'

/** Where the process was started. */
const usualLocation = { folder: 'hasp-data' }

/** What accounts did, of the networks that are followed. */
export interface Activity {
  /** @returns undefined for a network that is not followed */
  historyOf(networkId: string): ReadHistory | undefined
  /** Lets an operator see how it is. */
  measure(metrics: Metrics): void
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens the database and follows the networks that are to be followed. Where
 * there is none, nothing is opened.
 * @throws Error with one sentence when the database cannot be used
 */
export async function openActivity(
  { database: location = usualLocation, networks }: Configuration,
  parts: Omit<startFollowing.Parts, 'database' | 'location'>,
): Promise<Activity> {
  const followed = networks.filter(({ follow }) => follow)
  if (followed.length === 0)
    return {
      historyOf: () => undefined,
      measure: () => undefined,
      isReady: async () => true,
      close: async () => undefined,
    }
  const database = await openIndex(location)
  const histories = new Map<string, ReadHistory>()
  for (const network of followed)
    histories.set(network.id, await createHistory(network, database.database))
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
    measure: (metrics) => {
      measureConnections(metrics, database)
      measureLag(metrics, {
        clock: parts.clock,
        database: database.database,
        followed: followed.map(({ id }) => chainIdOf(id)),
      })
    },
    isReady: database.isReady,
    close: async () => {
      await Promise.all(following.map((each) => each.stop()))
      await database.close()
    },
  }
}
