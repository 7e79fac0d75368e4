import {
  type Clock,
  type DatabaseLocation,
  type Log,
  type OpenDatabase,
  openTurn,
  type Repeating,
  startRepeating,
} from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { ServedNetwork } from '../configuration.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { chainIdOf } from './chainIdOf.js'
import { createBlockReader } from './createBlockReader.js'
import { createFollower } from './createFollower.js'

/** Follows a network as long as the process lives, when it is its turn. */
export function startFollowing(
  network: ServedNetwork,
  follow: NonNullable<ServedNetwork['follow']>,
  parts: startFollowing.Parts,
): Repeating {
  const { clock, door, log } = parts
  const turn = openTurn(parts.location, `follow ${network.id}`)
  const follower = createFollower({
    networkId: network.id,
    chainId: chainIdOf(network.id),
    database: parts.database.database,
    log,
    reader: createBlockReader(createNodes({ door, log }, network), { clock }),
    turn,
    from: follow.from,
    drawKey: parts.drawKey,
  })
  let isStopping = false
  const repeating = startRepeating(
    { clock, log: (fields) => log({ ...fields, networkId: network.id }) },
    async () => {
      while (!isStopping && (await follower.step()));
    },
    { everyMs: follow.everyMs, failed: 'following failed' },
  )
  return {
    stop: async () => {
      isStopping = true
      await repeating.stop()
      await turn.end()
    },
  }
}

export declare namespace startFollowing {
  interface Parts {
    readonly clock: Clock
    readonly database: OpenDatabase
    readonly door: Door
    readonly location: DatabaseLocation
    readonly log: Log
    readonly drawKey: () => Hex
  }
}
