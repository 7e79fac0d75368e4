import { expect, it } from 'vitest'
import type { FollowedTransaction } from '../../../ports/NamespaceAdapter.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { solanaTestNetworks } from '../../../testing/solana/solanaTestNetworks.js'
import { createSolanaChain } from './createSolanaChain.js'

/** The first blocks of the network for tests, and of another. */
const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const otherGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

type Status = { err?: unknown; confirmationStatus: string } | null

/** What the kit was asked to send; of other transactions nothing is known. */
const transfer = { to: 'receiver', amount: 1n }

/** A node about which a test says what it knows. */
function setUp(
  first: Status = null,
  about: Partial<FollowedTransaction> = { transfer },
) {
  const clock = createFakeClock()
  const chain = { genesis, height: 1_000, isDown: false, status: first }
  const node = fakeNode(({ method }) => {
    if (chain.isDown) return 'refuse'
    if (method === 'getGenesisHash') return { result: chain.genesis }
    if (method === 'getBlockHeight') return { result: chain.height }
    return { result: { context: { slot: 1 }, value: [chain.status] } }
  })
  const controller = new AbortController()
  const statuses: string[] = []
  let end = 'watching'
  createSolanaChain(createTestEnvironment({ clock, fetch: node.fetch }))
    .watchTransaction({
      network: solanaTestNetworks[0],
      transaction: {
        from: '',
        hash: 'signature',
        status: 'pending',
        sentAt: clock.now(),
        ...about,
      },
      isTaken: () => false,
      onChange: ({ status }) => status && statuses.push(status),
      signal: controller.signal,
    })
    .then(
      () => {
        end = 'done'
      },
      (error: { code?: string }) => {
        end = `${error.code}`
      },
    )
  return { chain, clock, controller, end: () => end, node, statuses }
}

it('is included when confirmed, and final when finalized', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(3_000)
  chain.status = { err: null, confirmationStatus: 'processed' }
  await clock.advance(3_000)
  expect(statuses).toEqual([])
  chain.status = { err: null, confirmationStatus: 'confirmed' }
  await clock.advance(3_000)
  expect(statuses).toEqual(['included'])
  chain.status = { err: null, confirmationStatus: 'finalized' }
  await clock.advance(3_000)
  expect(statuses).toEqual(['included', 'final'])
  expect(end()).toBe('done')
  expect(clock.waiting()).toBe(0)
})

it('has failed when the network took it but its programs refused', async () => {
  const err = { InstructionError: [0, { Custom: 1 }] }
  const { chain, clock, end, statuses } = setUp({
    err,
    confirmationStatus: 'confirmed',
  })
  await clock.advance(5_000)
  expect(statuses).toEqual(['reverted'])
  expect(end()).toBe('watching')
  chain.status = { err, confirmationStatus: 'finalized' }
  await clock.advance(5_000)
  expect(statuses).toEqual(['reverted'])
  expect(end()).toBe('done')
})

it('is pending again when a fork is left', async () => {
  const { chain, clock, statuses } = setUp({
    err: null,
    confirmationStatus: 'confirmed',
  })
  await clock.advance(2_000)
  chain.status = null
  await clock.advance(5_000)
  expect(statuses).toEqual(['included', 'pending'])
})

it('is dropped once its blockhash has expired', async () => {
  const { chain, clock, end, statuses } = setUp()
  await clock.advance(10_000)
  chain.height += 150
  await clock.advance(10_000)
  expect(statuses).toEqual([])
  chain.height += 1
  await clock.advance(30_000)
  expect(statuses).toEqual(['dropped'])
  // It is looked at for a day all the same: nodes are wrong.
  expect(end()).toBe('watching')
  chain.status = { err: null, confirmationStatus: 'finalized' }
  await clock.advance(30_000)
  expect(statuses).toEqual(['dropped', 'included', 'final'])
  expect(end()).toBe('done')
})

it.each([
  ['as it was told', {}],
  ['with a last block that was guessed', { trace: { lastBlock: '1' } }],
])(
  'is never dropped when the site sent it by itself, %s: it may have a nonce that does not expire',
  async (_, about) => {
    const { chain, clock, end, statuses } = setUp(null, about)
    await clock.advance(10_000)
    chain.height += 1_000
    await clock.advance(60 * 60_000)
    expect(statuses).toEqual(['unseen'])
    chain.status = { err: null, confirmationStatus: 'finalized' }
    await clock.advance(5 * 60_000)
    expect(statuses).toEqual(['unseen', 'included', 'final'])
    expect(end()).toBe('done')
  },
)

it('is not waited for without end on a network that stands still', async () => {
  const { clock, end, statuses } = setUp()
  await clock.advance(6 * 60_000)
  expect(statuses).toEqual(['unseen'])
  expect(end()).toBe('watching')
  await clock.advance(24 * 60 * 60_000)
  expect(statuses).toEqual(['unseen'])
  expect(end()).toBe('done')
})

it('is not dropped because a node is away or talks nonsense', async () => {
  const { chain, clock, end, statuses } = setUp()
  chain.isDown = true
  await clock.advance(10 * 60_000)
  expect(end()).toBe('watching')
  chain.isDown = false
  chain.status = { confirmationStatus: 'finalized' }
  await clock.advance(60_000)
  expect(statuses).toEqual([])
  chain.status = { err: null, confirmationStatus: 'finalized' }
  await clock.advance(60_000)
  expect(statuses).toEqual(['included', 'final'])
})

it('is not looked for on a node of another chain', async () => {
  const { chain, clock, end, node, statuses } = setUp()
  chain.genesis = otherGenesis
  // There, the same signature may well mean something, or nothing.
  chain.status = { err: null, confirmationStatus: 'finalized' }
  await clock.advance(5 * 60_000)
  chain.status = null
  chain.height += 1_000
  await clock.advance(4 * 60_000)
  expect(statuses).toEqual([])
  expect(end()).toBe('watching')
  expect(new Set(node.calls.map(({ method }) => method))).toEqual(
    new Set(['getGenesisHash']),
  )
  chain.genesis = genesis
  chain.status = { err: null, confirmationStatus: 'finalized' }
  await clock.advance(2 * 60_000)
  expect(statuses).toEqual(['included', 'final'])
  expect(end()).toBe('done')
})

it('ends with the signal', async () => {
  const { clock, controller, end } = setUp()
  await clock.advance(1_500)
  controller.abort()
  await clock.settle()
  expect(end()).toBe('CANCELLED')
  expect(clock.waiting()).toBe(0)
})
