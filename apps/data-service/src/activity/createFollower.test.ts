import type { Hex } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { startTestChain } from '../../../../devstack/testing/startTestChain.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { openFollower } from '../testing/openFollower.js'
import type { BlockReader } from './createBlockReader.js'

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

it('undoes nothing for one node of many that is on another fork for a while', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  await chain.request('anvil_mine', ['0x258'])
  let isElsewhere = false
  const follower = await openFollower(chain, {
    change: (reader) => ({
      ...reader,
      async readHeader(tag) {
        const header = await reader.readHeader(tag)
        const isOther = isElsewhere && header && header.number > 0
        const hash: Hex = `0x${'e1'.repeat(32)}`
        return isOther ? { ...header, hash } : header
      },
    }),
  })
  const whole = await follower.go(100)
  isElsewhere = true
  expect(await follower.goTimes(19)).toMatchObject({
    head: whole?.head,
    epoch: 0,
  })
  isElsewhere = false
  expect(await follower.goTimes(1)).toMatchObject({
    head: whole?.head,
    epoch: 0,
  })
  isElsewhere = true
  expect(await follower.goTimes(19)).toMatchObject({
    head: whole?.head,
    epoch: 0,
  })
  // By then it is the chain.
  expect(await follower.goTimes(1)).toMatchObject({ epoch: 1 })
}, 60_000)

it('does not take a block for final because its node once failed to say which is', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  await chain.request('anvil_mine', ['0x190'])
  let readFinalized: BlockReader['readHeader'] | undefined
  const follower = await openFollower(chain, {
    change: (reader) => ({
      ...reader,
      readHeader: (tag) =>
        tag === 'finalized'
          ? (readFinalized ?? (() => reader.readHeader(10)))(tag)
          : reader.readHeader(tag),
    }),
  })
  expect(await follower.go(60)).toMatchObject({ finalized: 10 })
  readFinalized = async () => {
    throw new UpstreamFailure('FAILED')
  }
  await chain.request('anvil_mine', ['0x1'])
  const head = Number(await chain.request('eth_blockNumber'))
  expect(await follower.go(1)).toMatchObject({ head, finalized: 10 })
  readFinalized = async () => undefined
  await chain.request('anvil_mine', ['0x1'])
  expect(await follower.go(1)).toMatchObject({ finalized: head + 1 - 256 })
}, 60_000)

it.each([1_000_000, 4_000_000_000])(
  'takes no block for final before it is indexed because its node once said that block %i is',
  async (absurd) => {
    const chain = await startTestChain({ chainId: 31337, multicall: false })
    onTestFinished(chain.stop)
    await chain.request('anvil_mine', ['0xa'])
    let isAbsurd = true
    const follower = await openFollower(chain, {
      change: (reader) => ({
        ...reader,
        async readHeader(tag) {
          const header = await reader.readHeader(tag)
          if (tag !== 'finalized' || !header) return header
          return { ...header, number: isAbsurd ? absurd : 5 }
        },
      }),
    })
    const before = await follower.go(20)
    isAbsurd = false
    await chain.request('anvil_mine', ['0x3'])
    const after = await follower.go(20)
    expect(after?.head).toBe((before?.head ?? 0) + 3)
    expect(after?.finalized).toBeLessThanOrEqual(before?.head ?? 0)
  },
  60_000,
)
