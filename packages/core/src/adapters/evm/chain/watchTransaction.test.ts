import { expect, it } from 'vitest'
import { defineNetwork } from '../../../entities/network/network.js'
import { isKitError } from '../../../errors/KitError.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { createEvmChain } from './createEvmChain.js'

const hash = `0x${'ab'.repeat(32)}`
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A node about which a test says what it knows. */
function setUp(confirmations?: number) {
  const clock = createFakeClock()
  const chain = {
    chainId: 1,
    isDown: false,
    minedAt: undefined as number | undefined,
    isReverted: false,
    head: 100,
    isKnown: true,
    count: 7,
  }
  const quantity = (value: number) => `0x${value.toString(16)}`
  const askedAt: number[] = []
  const node = fakeNode(({ method }) => {
    if (chain.isDown) return 'refuse'
    if (method === 'eth_getTransactionReceipt') {
      askedAt.push(clock.now())
      return {
        result: chain.minedAt && {
          transactionHash: hash,
          blockNumber: quantity(chain.minedAt),
          status: chain.isReverted ? '0x0' : '0x1',
          ignored: true,
        },
      }
    }
    if (method === 'eth_chainId') return { result: quantity(chain.chainId) }
    if (method === 'eth_blockNumber') return { result: quantity(chain.head) }
    if (method === 'eth_getTransactionByHash')
      return { result: chain.isKnown ? { hash, from, nonce: '0x7' } : null }
    return { result: quantity(chain.count) }
  })
  const fetch: typeof node.fetch = async (...request) => {
    const response = await node.fetch(...request)
    const { result, ...rest } = await response.json()
    return Response.json({ ...rest, result: result ?? null })
  }
  const controller = new AbortController()
  const statuses: string[] = []
  const watching = createEvmChain(
    createTestEnvironment({ clock, fetch }),
  ).watchTransaction({
    network: defineNetwork({
      id: 1,
      chainNamespace: 'eip155',
      name: 'Main',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://node.example'] } },
      confirmations,
    }),
    transaction: { from, hash, status: 'pending', sentAt: clock.now() },
    isTaken: () => false,
    onChange: ({ status }) => status && statuses.push(status),
    signal: controller.signal,
  })
  let end = 'watching'
  watching.then(
    () => {
      end = 'done'
    },
    (error: unknown) => {
      end = isKitError(error) ? error.code : 'unknown'
    },
  )
  return { askedAt, chain, clock, controller, end: () => end, statuses }
}

it('[R1.10] tells included and final as blocks come', async () => {
  const { chain, clock, end, statuses } = setUp(3)
  await clock.advance(2_000)
  expect(statuses).toEqual([])
  chain.minedAt = 100
  await clock.advance(5_000)
  expect(statuses).toEqual(['included'])
  chain.head = 102
  await clock.advance(10_000)
  expect(statuses).toEqual(['included', 'final'])
  expect(end()).toBe('done')
  expect(clock.waiting()).toBe(0)
})

it('is over with the first block when one confirmation is enough', async () => {
  const { chain, clock, end, statuses } = setUp()
  chain.minedAt = 100
  await clock.advance(2_000)
  expect(statuses).toEqual(['included', 'final'])
  expect(end()).toBe('done')
})

it('says that it was reverted', async () => {
  const { chain, clock, end, statuses } = setUp()
  chain.minedAt = 100
  chain.isReverted = true
  await clock.advance(2_000)
  expect(statuses).toEqual(['reverted'])
  expect(end()).toBe('done')
})

it('F-10 is pending again after a reorg', async () => {
  const { chain, clock, statuses } = setUp(3)
  chain.minedAt = 100
  await clock.advance(1_000)
  chain.minedAt = undefined
  await clock.advance(10_000)
  expect(statuses).toEqual(['included', 'pending'])
  chain.minedAt = 101
  chain.head = 110
  await clock.advance(10_000)
  expect(statuses).toEqual(['included', 'pending', 'included', 'final'])
})

it('F-10 stays pending while the node knows it, however long', async () => {
  const { clock, end, statuses } = setUp()
  await clock.advance(3_600_000)
  expect(statuses).toEqual([])
  expect(end()).toBe('watching')
})

it('F-10 says that another transaction took its place', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(1_000)
  chain.isKnown = false
  chain.count = 8
  await clock.advance(20_000)
  // One block may be seen by one node only.
  expect(statuses).toEqual([])
  chain.head += 1
  await clock.advance(20_000)
  expect(statuses).toEqual(['replaced'])
  chain.minedAt = 101
  await clock.advance(20_000)
  expect(statuses).toEqual(['replaced', 'included', 'final'])
  expect(end()).toBe('done')
})

it('F-10 never says that it was dropped because no node knows it', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(10_000)
  chain.isKnown = false
  await clock.advance(20_000)
  expect(statuses).toEqual([])
  await clock.advance(60 * 60_000)
  expect(statuses).toEqual(['unseen'])
  chain.minedAt = 100
  await clock.advance(5 * 60_000)
  expect(statuses).toEqual(['unseen', 'included', 'final'])
  expect(end()).toBe('done')
})

it('F-10 is looked for during a day, ever less often', async () => {
  const { askedAt, chain, clock, end, statuses } = setUp()
  chain.isKnown = false
  await clock.advance(24 * 60 * 60_000 + 10 * 60_000)
  expect(statuses).toEqual(['unseen'])
  expect(end()).toBe('done')
  expect(askedAt.length).toBeLessThan(400)
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(pauses.at(-1)).toBe(300_000)
})

it('F-09 is neither replaced nor dropped by a node of another chain', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(2_000)
  // The proof of a chain holds for 10 minutes.
  chain.isDown = true
  await clock.advance(600_000)
  chain.isDown = false
  chain.chainId = 5
  chain.isKnown = false
  chain.count = 8
  await clock.advance(580_000)
  chain.count = 7
  await clock.advance(600_000)
  expect(statuses).toEqual([])
  expect(end()).toBe('watching')
  chain.chainId = 1
  chain.minedAt = 100
  await clock.advance(620_000)
  expect(statuses).toEqual(['included', 'final'])
})

it('F-10 forgets an absence that ends', async () => {
  const { chain, clock, statuses } = setUp()
  chain.isKnown = false
  await clock.advance(25_000)
  chain.isKnown = true
  await clock.advance(20_000)
  chain.isKnown = false
  await clock.advance(25_000)
  expect(statuses).toEqual([])
})

it('F-06 outlives a node that is away', async () => {
  const { chain, clock, statuses } = setUp()
  chain.isDown = true
  await clock.advance(1_200_000)
  expect(statuses).toEqual([])
  chain.isDown = false
  chain.minedAt = 100
  await clock.advance(60_000)
  expect(statuses).toEqual(['included', 'final'])
})

it('asks every second at first, and every 8 s in the end', async () => {
  const { askedAt, clock } = setUp()
  await clock.advance(300_000)
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(pauses[0]).toBe(1_000)
  expect(pauses.at(-1)).toBe(8_000)
  expect(pauses.every((pause) => pause <= 8_000)).toBe(true)
})

it('ends with its signal', async () => {
  const { clock, controller, end } = setUp()
  await clock.advance(5_000)
  controller.abort()
  await clock.settle()
  expect(end()).toBe('CANCELLED')
  expect(clock.waiting()).toBe(0)
})

it('F-31 takes one unlucky answer after a long sleep for no proof', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(2_000)
  chain.isDown = true
  await clock.advance(3_600_000)
  chain.isDown = false
  chain.isKnown = false
  await clock.advance(60_000)
  expect(end()).toBe('watching')
  chain.minedAt = 100
  await clock.advance(60_000)
  expect(statuses).toEqual(['unseen', 'included', 'final'])
})
