import { expect, test } from 'vitest'
import type { Namespace } from '../../entities/network/namespace.js'
import { internals } from '../../kit/internals.js'
import { changeTransaction } from '../../kit/transactions/changeTransaction.js'
import { followSentTransactions } from '../../kit/transactions/followTransaction.js'
import { followStored } from '../../kit/transactions/storeTransactions.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { codeOf } from '../../testing/codeOf.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { trackTransaction } from './trackTransaction.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const hash = `0x${'ab'.repeat(32)}`
const networkId = 'eip155:31337'
const label = 'Deposit into the vault'

/** A transfer of which nobody knows whether it was sent. */
const lost = sentTransaction({
  ...{ hash: undefined, intentId: 'one', networkId, from: own },
  status: 'unknown',
})

type Watch = Parameters<Capabilities['watchTransaction']>[0]

function create(
  namespace: Namespace = 'eip155',
  world: Parameters<typeof createTestKit>[1] = {},
) {
  const watches: Watch[] = []
  const kite = mockConnector({
    namespace,
    networkId: `${namespace}:31337`,
    addresses: [own],
  })
  const capabilities: Partial<Capabilities> = {
    watchTransaction: (watch) => {
      watches.push(watch)
      return new Promise((resolve) =>
        watch.signal.addEventListener('abort', () => resolve()),
      )
    },
  }
  const setup = createTestKit(
    {
      adapters: [
        mockAdapter({
          namespace,
          connectors: [kite],
          // As the adapter of Bitcoin: it connects, and no more.
          capabilities: namespace === 'bip122' ? {} : capabilities,
        }),
      ],
      networks: testNetworks.map((network) => ({
        ...network,
        chainNamespace: namespace,
        caipNetworkId: `${namespace}:${network.id}` as const,
      })),
    },
    world,
  )
  const list = () => setup.kit.stores.transactions.getState().transactions
  const track = (changes: Partial<trackTransaction.Parameters> = {}) =>
    trackTransaction(setup.kit, { hash, label, ...changes })
  return { ...setup, kite, list, track, watches }
}

async function setUp(...parameters: Parameters<typeof create>) {
  const created = create(...parameters)
  await connect(created.kit, { connectorId: 'io.kite' })
  return created
}

test('is listed for the account and the network in use, and followed', async () => {
  const { clock, kit, list, track, watches } = await setUp()
  const told: unknown[] = []
  kit.events.on('TRANSACTION_STATUS', (event) => told.push(event))
  track()
  const intentId = `${networkId}:${hash}`
  expect(list()).toEqual([
    {
      kind: 'tracked',
      ...{ intentId, networkId, from: own, hash, label },
      ...{ sentAt: clock.now(), changedAt: clock.now() },
      status: 'pending',
    },
  ])
  expect(watches).toHaveLength(1)
  expect(watches[0]?.transaction).toMatchObject({ hash, from: own })
  // Nothing is known of what it moves.
  expect(watches[0]?.transaction.transfer).toBeUndefined()
  watches[0]?.onChange({ status: 'final' })
  expect(told).toEqual([{ intentId, hash, status: 'final' }])
  expect(list()).toMatchObject([{ status: 'final' }])
})

test('telling of it again, in another writing too, changes nothing', async () => {
  const { list, track, watches } = await setUp()
  track()
  watches[0]?.onChange({ status: 'included' })
  track({ hash: hash.toUpperCase().replace('0X', '0x'), label: 'Another' })
  expect(list()).toMatchObject([{ label, status: 'included' }])
  expect(watches).toHaveLength(1)
})

test('what an earlier visit knows of it stands, also when a page tells of it before the kit has started', async () => {
  const first = await setUp()
  first.track()
  first.watches[0]?.onChange({ status: 'final' })
  first.stop()
  const { clock, store } = first
  await clock.advance(60_000)
  const before = first.list()
  const { list, track } = create('eip155', { clock, store, isStarted: false })
  track({ label: 'Another', networkId, from: own })
  expect(list()).toEqual(before)
  expect(before).toMatchObject([{ label, status: 'final' }])
})

test('it is there after the page was loaded again', async () => {
  const first = await setUp()
  first.track()
  const before = first.list()
  first.stop()
  const { list } = await setUp('eip155', { store: first.store })
  expect(list()).toEqual(before)
})

test('a tab of an earlier version reads the list with it', async () => {
  const { kit, track } = await setUp()
  track()
  const [record] = kit[internals].storage.get('transactions') ?? []
  // These two were required of each record.
  expect(record).toMatchObject({ to: '', amount: '0' })
})

test('sender and network can be others than those in use', async () => {
  const { list, track } = await setUp()
  const from = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
  const [, other] = testNetworks
  track({ from, networkId: other?.caipNetworkId })
  expect(list()).toMatchObject([{ from, networkId: other?.caipNetworkId }])
})

test('of the label what can be seen is kept, 64 letters of it', async () => {
  const { list, track } = await setUp()
  track({ label: `\u202eMint\u200b\n a  token ${'x'.repeat(5_000)}` })
  expect(list()).toMatchObject([{ label: `Mint a token ${'x'.repeat(51)}` }])
})

test.each([
  ['a hash that is none', { hash: '0x12' }, 'hash'],
  ['no hash', { hash: undefined as unknown as string }, 'hash'],
  ['a label of which nothing can be seen', { label: '\u200b \n' }, 'label'],
  ['no label', { label: 7 as unknown as string }, 'label'],
  ['a sender that is no address', { from: `${networkId}:${own}` }, 'from'],
  ['a sender without its prefix', { from: own.slice(2) }, 'from'],
  ['a sender that is no text', { from: { own } as unknown as string }, 'from'],
] as const)('%s is refused, and nothing is listed', async (_, given, field) => {
  const { list, track } = await setUp()
  expect(() => track(given)).toThrow(
    expect.objectContaining({
      code: 'INVALID_TRANSACTION',
      context: { field },
    }),
  )
  expect(list()).toEqual([])
})

test('says what is missing: an account, a network, somebody who can follow it', async () => {
  const { kit, track } = await setUp()
  const failureOf = (call: () => void) => codeOf(Promise.resolve().then(call))
  expect(await failureOf(() => track({ networkId: 'eip155:99' }))).toBe(
    'CHAIN_NOT_SUPPORTED',
  )
  const bitcoin = await setUp('bip122')
  expect(await failureOf(() => bitcoin.track())).toBe('UNSUPPORTED_CHAIN')
  await disconnect(kit)
  expect(await failureOf(() => track())).toBe('NO_ACTIVE_ACCOUNT')
  expect(await failureOf(() => track({ networkId }))).toBe('NO_ACTIVE_ACCOUNT')
})

test('is listed though its wallet is on a network of which the site knows nothing by then', async () => {
  const { kite, list, track } = await setUp()
  kite.emit({ type: 'networkChanged', caipNetworkId: 'eip155:99' })
  track({ networkId })
  expect(list()).toMatchObject([{ from: own, networkId }])
})

test('what was sent from the kit is not listed a second time', async () => {
  const { kit, list, track } = await setUp()
  const sent = sentTransaction({ hash, networkId, intentId: 'one' })
  kit[internals].stores.transactions.setState({ transactions: [sent] })
  track()
  expect(list()).toEqual([sent])
})

test('a transfer that is looked for is not the one that the site sent, until the wallet says so', async () => {
  const { kit, list, track, watches } = await setUp()
  kit[internals].stores.transactions.setState({ transactions: [lost] })
  track()
  followSentTransactions(kit)
  const search = watches.find(({ transaction }) => !transaction.hash)
  expect(search?.isTaken(hash)).toBe(true)
  changeTransaction(kit, 'one', { hash, status: 'included' })
  expect(list()).toMatchObject([{ intentId: 'one', hash, status: 'included' }])
})

test.each(['replaced', 'dropped'] as const)(
  'is listed beside a transfer that was %s for it',
  async (status) => {
    const { kit, list, track } = await setUp()
    const sent = sentTransaction({
      ...{ intentId: 'one', networkId, replacedBy: hash, status },
      hash: `0x${'12'.repeat(32)}`,
    })
    kit[internals].stores.transactions.setState({ transactions: [sent] })
    track()
    expect(list()).toMatchObject([{ kind: 'tracked', hash }, { status }])
  },
)

test('[R9.15] of 40 that the site tells of at once 20 are followed', async () => {
  const { clock, list, track, watches } = await setUp()
  for (let index = 10; index < 50; index += 1) {
    track({ hash: `0x${`${index}`.padStart(64, '0')}` })
    await clock.advance(1)
  }
  const newest = list().map((one) => Number(one.hash?.slice(-2)))
  expect(newest).toEqual(Array.from({ length: 20 }, (_, index) => 49 - index))
  expect(watches.filter(({ signal }) => !signal.aborted)).toHaveLength(20)
})

test('is followed by the next visit without being shown, and forgotten after a day in which no node knew it', async () => {
  const first = await setUp()
  first.track()
  first.watches[0]?.onChange({ status: 'unseen' })
  first.stop()
  const { clock, store } = first
  const second = await setUp('eip155', { clock, store })
  await expect.poll(() => second.watches).toHaveLength(1)
  second.stop()
  await clock.advance(24 * 60 * 60_000)
  const third = await setUp('eip155', { clock, store })
  await expect.poll(third.list).toEqual([])
  expect(third.watches).toEqual([])
})

test('a transfer that was sped up is the one that the site tells of under either hash', async () => {
  const { kit, list, track, watches } = await setUp()
  const newer = `0x${'cd'.repeat(32)}`
  const sent = sentTransaction({ hash, intentId: 'one', networkId, from: own })
  kit[internals].stores.transactions.setState({ transactions: [sent] })
  track({ hash: newer })
  expect(list()).toHaveLength(2)
  followSentTransactions(kit)
  const watch = watches.find(({ transaction }) => transaction.hash === hash)
  // Nobody but another transfer may take it from this one.
  expect(watch?.isTaken(newer, { isSamePlace: true })).toBe(false)
  // Elsewhere it is another transaction, which the site sent by itself.
  expect(watch?.isTaken(newer)).toBe(true)
  watch?.onChange({ status: 'final', hash, replacedBy: newer })
  expect(list()).toMatchObject([{ intentId: 'one', replacedBy: newer }])
  track()
  expect(list()).toMatchObject([{ intentId: 'one', status: 'final' }])
})

test('what took the place of one that the site told of may be the transfer that is looked for', async () => {
  const { kit, track, watches } = await setUp()
  const other = `0x${'cd'.repeat(32)}`
  track()
  watches[0]?.onChange({ status: 'replaced', replacedBy: other })
  kit[internals].stores.transactions.setState((state) => ({
    transactions: [lost, ...state.transactions],
  }))
  followSentTransactions(kit)
  const search = watches.find(({ transaction }) => !transaction.hash)
  expect(search?.isTaken(hash)).toBe(true)
  expect(search?.isTaken(other)).toBe(false)
})

test('one that was in a block after a day is kept until its end is known', async () => {
  const first = await setUp()
  first.track()
  first.watches[0]?.onChange({ status: 'included' })
  first.stop()
  const { clock, store } = first
  await clock.advance(25 * 60 * 60_000)
  const second = await setUp('eip155', { clock, store })
  followStored(second.kit)
  expect(second.list()).toMatchObject([{ status: 'included' }])
  followSentTransactions(second.kit)
  expect(second.watches).toHaveLength(1)
})
