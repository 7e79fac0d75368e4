import { expect, it, onTestFinished } from 'vitest'
import { startTestChain } from '../../../../devstack/testing/startTestChain.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { openFollower } from '../testing/openFollower.js'

const blocks = 12
/** So many long blocks a node reads in time. */
const inTime = 2

it('gets ahead with a node that is too slow for many blocks at once', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  await chain.request('anvil_mine', [`0x${blocks.toString(16)}`])
  let open = 0
  const follower = await openFollower(chain, {
    change: (reader) => ({
      ...reader,
      async readBlock(number) {
        open += 1
        const isTooMuch = open > inTime
        const block = await reader.readBlock(number)
        open -= 1
        if (isTooMuch) throw new UpstreamFailure('TOO_SLOW')
        return block
      },
    }),
  })
  const known = await follower.go(3 * blocks)
  expect(known?.head ?? 0).toBeGreaterThanOrEqual(blocks)
}, 60_000)
