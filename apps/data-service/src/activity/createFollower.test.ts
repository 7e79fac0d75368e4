import { openTurn, systemClock } from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { expect, it, onTestFinished } from 'vitest'
import { startTestChain } from '../../../../devstack/testing/startTestChain.js'
import { openIndex } from '../database/openIndex.js'
import { createDoor } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { createBlockReader } from './createBlockReader.js'
import { createFollower } from './createFollower.js'
import { findChain } from './findChain.js'

const blocks = 12
/** So many long blocks a node reads in time. */
const inTime = 2

it('gets ahead with a node that is too slow for many blocks at once', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  await chain.request('anvil_mine', [`0x${blocks.toString(16)}`])
  const { drop, location } = await createTestDatabase()
  onTestFinished(drop)
  const { close, database } = await openIndex(location)
  onTestFinished(close)
  const turn = openTurn(location, 'follow eip155:31337')
  onTestFinished(turn.end)
  const log = () => undefined
  const door = createDoor({ clock: systemClock, fetch, random: Math.random })
  const reader = createBlockReader(
    createNodes({ door, log }, { id: 'eip155:31337', rpcUrls: [chain.url] }),
  )
  let open = 0
  const follower = createFollower({
    ...{ networkId: 'eip155:31337', chainId: 31337, from: 0 },
    ...{ database, log, turn },
    drawKey: () => `0x${'07'.repeat(32)}`,
    reader: {
      ...reader,
      async readBlock(number) {
        open += 1
        const isTooMuch = open > inTime
        const block = await reader.readBlock(number)
        open -= 1
        if (isTooMuch) throw new UpstreamFailure('TOO_SLOW')
        return block
      },
    },
  })
  let steps = 0
  let isBehind = true
  while (isBehind && steps < 3 * blocks) {
    steps += 1
    isBehind = await follower.step().catch((error: unknown) => {
      expect(error).toBeInstanceOf(UpstreamFailure)
      return true
    })
  }
  const known = await findChain(database, 31337)
  expect(known?.head ?? 0).toBeGreaterThanOrEqual(blocks)
}, 60_000)
