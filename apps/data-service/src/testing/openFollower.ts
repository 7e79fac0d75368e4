import { type Clock, openTurn, systemClock } from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { expect, onTestFinished } from 'vitest'
import type { TestChain } from '../../../../devstack/testing/startTestChain.js'
import {
  type BlockReader,
  createBlockReader,
} from '../activity/createBlockReader.js'
import { createFollower } from '../activity/createFollower.js'
import { findChain } from '../activity/findChain.js'
import { openIndex } from '../database/openIndex.js'
import { createDoor, type Send } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { sendByHttp } from '../sources/sendByHttp.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

/** A follower of a chain for one test, which goes step by step. */
export async function openFollower(
  chain: TestChain,
  parts: {
    readonly clock?: Clock
    readonly send?: Send
    /** Puts something before the reader of blocks. */
    readonly change?: (reader: BlockReader) => BlockReader
    /** Nodes of the chain, where it is not asked itself. */
    readonly rpcUrls?: readonly string[]
  },
) {
  const { drop, location } = await createTestDatabase()
  onTestFinished(drop)
  const { close, database } = await openIndex(location)
  onTestFinished(close)
  const turn = openTurn(location, 'follow eip155:31337')
  onTestFinished(turn.end)
  const log = () => undefined
  const {
    change = (reader) => reader,
    clock = systemClock,
    rpcUrls = [chain.url],
  } = parts
  const door = createDoor({
    ...{ clock, random: () => 0 },
    send: parts.send ?? sendByHttp,
  })
  const nodes = createNodes(
    { door, log },
    {
      id: 'eip155:31337',
      rpcUrls: [...rpcUrls],
    },
  )
  const follower = createFollower({
    ...{ networkId: 'eip155:31337', chainId: 31337, from: 0 },
    ...{ database, log, turn },
    drawKey: () => `0x${'07'.repeat(32)}`,
    reader: change(createBlockReader(nodes, { clock })),
  })
  return {
    database,
    /** Goes on until nothing is behind, whatever its nodes do meanwhile. */
    async go(mostSteps: number) {
      let isBehind = true
      for (let steps = 0; isBehind && steps < mostSteps; steps += 1)
        isBehind = await follower.step().catch((error: unknown) => {
          expect(error).toBeInstanceOf(UpstreamFailure)
          return true
        })
      return await findChain(database, 31337)
    },
    /** Takes so many steps, whether or not anything seems to be behind. */
    async goTimes(steps: number) {
      for (let step = 0; step < steps; step += 1) await follower.step()
      return await findChain(database, 31337)
    },
  }
}
