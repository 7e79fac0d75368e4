import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TransactionChange } from '../../entities/transfer/transaction.js'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import { changeTransaction } from '../../kit/transactions/changeTransaction.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { writeCached } from '../../storage/cached.js'
import { codeOf } from '../../testing/codeOf.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { getActiveAccount } from '../account/getActiveAccount.js'
import { getBalance } from '../account/getBalance.js'
import { connect } from '../connection/connect.js'
import { reviewSend } from './reviewSend.js'
import { sendToken } from './sendToken.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const quarter = {
  kind: 'transfer',
  amount: 250_000_000_000_000_000n,
  decimals: 18,
  symbol: 'ETH',
}
const receiver = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const dollar = '0x1111111111111111111111111111111111111111'
const hash = `0x${'ab'.repeat(32)}`

async function setUp(
  changes: Partial<Capabilities> = {},
  namespace: 'eip155' | 'bip122' = 'eip155',
) {
  const sent: unknown[] = []
  // As the adapter of Bitcoin: it connects, and no more.
  const capabilities: Partial<Capabilities> =
    namespace === 'bip122'
      ? {}
      : {
          getTokens: async () => [
            {
              name: 'Ether',
              symbol: 'ETH',
              balance: { value: 1_000_000_000_000_000_000n, decimals: 18 },
            },
            {
              name: 'Dollar',
              symbol: 'USD',
              address: dollar,
              balance: { value: 20_500_000n, decimals: 6 },
            },
          ],
          loadParseReceiver: async () => (value) =>
            /^0x[0-9a-f]{40}$/i.test(value) ? value : undefined,
          prepareSend: async () => ({ fee: 21_000n, isContract: false }),
          sendToken: async ({ onAsk, request }) => {
            onAsk({})
            sent.push(request)
            return { hash }
          },
          watchTransaction: async ({ onChange }) => {
            onChange({ status: 'included' })
            onChange({ status: 'final' })
          },
          ...changes,
        }
  const kite = mockConnector({
    namespace,
    networkId: `${namespace}:31337`,
    addresses: [own],
  })
  const setup = createTestKit({
    adapters: [mockAdapter({ namespace, connectors: [kite], capabilities })],
    networks: testNetworks.map((network) => ({
      ...network,
      chainNamespace: namespace,
      caipNetworkId: `${namespace}:${network.id}` as const,
    })),
  })
  await connect(setup.kit, { connectorId: 'io.kite' })
  return { ...setup, kite, sent }
}

const draft = { amount: '0.25', receiver }

const untilAborted: Capabilities['watchTransaction'] = ({ signal }) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()))

test('[R1.10] what was reviewed is what is sent, in base units', async () => {
  const { kit, sent } = await setUp()
  const review = await reviewSend(kit, { draft })
  expect(review).toMatchObject({
    amount: 250_000_000_000_000_000n,
    to: receiver,
    from: own,
    fee: 21_000n,
    balanceAfter: 749_999_999_999_979_000n,
    token: { type: 'native', symbol: 'ETH' },
  })
  expect(Object.isFrozen(review)).toBe(true)
  expect(await sendToken(kit, { review })).toEqual({ hash })
  expect(sent).toEqual([review])
})

test('[R5.12] a token goes by its address and its own decimals', async () => {
  const { kit, sent } = await setUp()
  const review = await reviewSend(kit, {
    draft: { ...draft, amount: '12.5', tokenAddress: dollar },
  })
  expect(review).toMatchObject({
    amount: 12_500_000n,
    balanceAfter: 8_000_000n,
  })
  await sendToken(kit, { review })
  expect(sent).toMatchObject([{ token: { type: 'token', address: dollar } }])
  await expect(
    reviewSend(kit, { draft: { ...draft, tokenAddress: '' } }),
  ).rejects.toMatchObject({ code: 'TOKEN_ADDRESS_REQUIRED' })
})

test('[R5.11] an amount and a receiver are needed', async () => {
  const { kit } = await setUp()
  for (const missing of [{ amount: '' }, { receiver: ' ' }, { amount: '0' }])
    await expect(
      reviewSend(kit, { draft: { ...draft, ...missing } }),
    ).rejects.toMatchObject({ code: 'AMOUNT_AND_RECEIVER_REQUIRED' })
})

test('[R5.13] [R8.27] sending elsewhere than EVM or Solana: Unsupported chain', async () => {
  const { kit } = await setUp({}, 'bip122')
  await expect(reviewSend(kit, { draft })).rejects.toThrow('Unsupported chain')
})

test('error: too much, too precise, or too little left for the fee', async () => {
  const { kit } = await setUp()
  const codes = async (amount: string, tokenAddress?: string) =>
    reviewSend(kit, {
      draft: { ...draft, amount, ...(tokenAddress && { tokenAddress }) },
    }).catch((error: KitError) => error.code)
  expect(await codes('1.01')).toBe('INSUFFICIENT_FUNDS')
  expect(await codes('1')).toBe('INSUFFICIENT_FUNDS_FOR_FEE')
  expect(await codes('0.0000001', dollar)).toBe('INVALID_AMOUNT')
})

test('behavior: a look-alike of an own address is cautioned against', async () => {
  const { kit } = await setUp()
  const twin = '0xd8dA000000000000000000000000000000006045'
  const { cautions } = await reviewSend(kit, {
    draft: { ...draft, receiver: twin },
  })
  expect(cautions).toEqual([
    { type: 'lookAlike', address: own, likeness: 'ends' },
    { type: 'firstTime' },
  ])
})

test('behavior: a look-alike of an earlier receiver is cautioned against', async () => {
  const { kit } = await setUp()
  await sendToken(kit, { review: await reviewSend(kit, { draft }) })
  const again = await reviewSend(kit, { draft })
  expect(again.cautions).toEqual([])
  const twin = `${receiver.slice(0, 6)}${'0'.repeat(32)}${receiver.slice(-4)}`
  const { cautions } = await reviewSend(kit, {
    draft: { ...draft, receiver: twin },
  })
  expect(cautions).toContainEqual({
    type: 'lookAlike',
    address: receiver,
    likeness: 'ends',
  })
})

test('F-42 a review is sent once, however often it is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (times) => {
      const { kit, sent } = await setUp()
      const review = await reviewSend(kit, { draft })
      const results = await Promise.all(
        Array.from({ length: times }, () => sendToken(kit, { review })),
      )
      results.push(await sendToken(kit, { review }))
      expect(new Set(results.map((result) => result.hash)).size).toBe(1)
      expect(sent).toHaveLength(1)
    }),
    { numRuns: process.env.HASP_LONG ? 1_000 : 20 },
  )
})

test('error: another account, wallet or network than reviewed: nothing is sent', async () => {
  const { kit, kite, sent } = await setUp()
  const review = await reviewSend(kit, { draft })
  kite.emit({
    type: 'accountsChanged',
    accounts: [{ address: receiver, type: 'eoa' }],
  })
  await expect(sendToken(kit, { review })).rejects.toMatchObject({
    code: 'REVIEW_CHANGED',
  })
  expect(sent).toEqual([])
})

test('[R4.16] declined: told, nothing is followed, and it may be tried again', async () => {
  let isDeclined = true
  const { kit } = await setUp({
    sendToken: async ({ onAsk }) => {
      onAsk({})
      if (isDeclined) throw new KitError('USER_REJECTED')
      return { hash }
    },
  })
  const review = await reviewSend(kit, { draft })
  await expect(sendToken(kit, { review })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(kit.stores.transactions.getState().transactions).toMatchObject([
    { status: 'notSent' },
  ])
  isDeclined = false
  expect(await sendToken(kit, { review })).toEqual({ hash })
})

test('F-14 a hash that arrives after the end is recorded, never dropped', async () => {
  let answer: (value: { hash: string }) => void = () => undefined
  const { clock, kit } = await setUp({
    sendToken: ({ onAsk }) => {
      onAsk({})
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    watchTransaction: untilAborted,
  })
  const review = await reviewSend(kit, { draft })
  const outcome = sendToken(kit, { review }).catch((error: unknown) => error)
  await clock.advance(300_000)
  expect(await outcome).toMatchObject({
    code: 'SEND_OUTCOME_UNKNOWN',
    cause: { code: 'WALLET_NOT_RESPONDING' },
  })
  expect(kit.stores.transactions.getState().transactions).toMatchObject([
    { ...quarter, status: 'unknown' },
  ])
  answer({ hash })
  await clock.settle()
  expect(kit.stores.transactions.getState().transactions).toMatchObject([
    { ...quarter, hash, status: 'pending' },
  ])
  await expect(sendToken(kit, { review })).rejects.toMatchObject({
    code: 'SEND_OUTCOME_UNKNOWN',
  })
})

test.each(['this page', 'another tab'])(
  'what is signed after %s has told that nothing was sent goes nowhere',
  async (source) => {
    let sign: () => void = () => undefined
    let isHandedOver = false
    const { clock, kit, store } = await setUp({
      async sendToken({ onAsk, onSigned }) {
        onAsk({})
        await new Promise<void>((resolve) => {
          sign = resolve
        })
        if (!onSigned({ hash, trace: {} })) throw new KitError('CANCELLED')
        isHandedOver = true
        return { hash }
      },
      watchTransaction: untilAborted,
    })
    const review = await reviewSend(kit, { draft })
    const outcome = sendToken(kit, { review }).catch((error: unknown) => error)
    await clock.advance(300_000)
    expect(await outcome).toMatchObject({ code: 'SEND_OUTCOME_UNKNOWN' })
    const reported = { status: 'notSent' } as const
    if (source === 'this page')
      changeTransaction(kit, review.intentId, reported)
    else {
      const [stored] = JSON.parse(store.getItem('hasp.transactions') ?? '[]')
      const changedAt = stored.changedAt + 1
      const changed = [{ ...stored, ...reported, changedAt }]
      store.setItem('hasp.transactions', JSON.stringify(changed))
    }
    sign()
    await clock.settle()
    expect(isHandedOver).toBe(false)
    const { transactions } = kit.stores.transactions.getState()
    expect(transactions.map((one) => one.hash)).toEqual([undefined])
  },
)

test('behavior: an included transaction makes kept balances untrue', async () => {
  let count = 0
  const { kit } = await setUp({
    getBalance: async () => {
      count += 1
      return { value: 1n, decimals: 18, symbol: 'ETH' }
    },
  })
  await getBalance(kit, getActiveAccount(kit))
  await sendToken(kit, { review: await reviewSend(kit, { draft }) })
  await getBalance(kit, getActiveAccount(kit))
  expect(count).toBe(2)
})

test('F-42 an answer that nobody understands uses the review up', async () => {
  let asked = 0
  const { kit } = await setUp({
    sendToken: async ({ onAsk }) => {
      onAsk({})
      asked += 1
      throw new KitError('WALLET_ANSWER_INVALID', { method: 'send' })
    },
  })
  const review = await reviewSend(kit, { draft })
  for (let time = 0; time < 2; time++)
    await expect(sendToken(kit, { review })).rejects.toMatchObject({
      code: 'SEND_OUTCOME_UNKNOWN',
      cause: { code: 'WALLET_ANSWER_INVALID' },
    })
  expect(asked).toBe(1)
})

test('F-14 a hash that arrives after the kit was stopped is stored, not followed', async () => {
  let answer: (value: { hash: string }) => void = () => undefined
  const { clock, kit, stop } = await setUp({
    sendToken: ({ onAsk }) => {
      onAsk({})
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    watchTransaction: () => Promise.reject(new Error('nobody asked')),
  })
  const review = await reviewSend(kit, { draft })
  const outcome = sendToken(kit, { review }).catch((error: unknown) => error)
  stop()
  expect(await outcome).toMatchObject({
    code: 'SEND_OUTCOME_UNKNOWN',
    cause: { code: 'CANCELLED' },
  })
  expect(clock.waiting()).toBe(0)
  answer({ hash })
  await clock.settle()
  expect(kit[internals].storage.get('transactions')).toMatchObject([
    { hash, status: 'pending' },
  ])
})

test('what is signed late goes nowhere once the transfer was sent in another way', async () => {
  let sign: () => void = () => undefined
  let isHandedOver = false
  const { clock, kit } = await setUp({
    async sendToken({ onAsk, onSigned }) {
      onAsk({})
      await new Promise<void>((resolve) => {
        sign = resolve
      })
      if (!onSigned({ hash, trace: {} })) throw new KitError('CANCELLED')
      isHandedOver = true
      return { hash }
    },
    watchTransaction: untilAborted,
  })
  const review = await reviewSend(kit, { draft })
  const outcome = codeOf(sendToken(kit, { review }))
  await clock.settle()
  const other = `0x${'cd'.repeat(32)}`
  changeTransaction(kit, review.intentId, { hash: other, status: 'final' })
  sign()
  expect(await outcome).toBe('SEND_OUTCOME_UNKNOWN')
  expect(isHandedOver).toBe(false)
  expect(kit.stores.transactions.getState().transactions).toMatchObject([
    { hash: other, status: 'final' },
  ])
})

test('who looks for a transfer says nothing of it once another tab knows its hash', async () => {
  const looks: ((change: TransactionChange) => void)[] = []
  const { clock, kit, store, changeElsewhere } = await setUp({
    sendToken: ({ onAsk }) => {
      onAsk({})
      return Promise.reject(new KitError('WALLET_ERROR'))
    },
    watchTransaction: async ({ onChange, signal, transaction }) => {
      if (transaction.hash === undefined) looks.push(onChange)
      await new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve()),
      )
    },
  })
  const review = await reviewSend(kit, { draft })
  expect(await codeOf(sendToken(kit, { review }))).toBe('SEND_OUTCOME_UNKNOWN')
  await clock.settle()
  const [stored] = JSON.parse(store.getItem('hasp.transactions') ?? '[]')
  const changedAt = stored.changedAt + 1
  const reported = [{ ...stored, hash, status: 'pending', changedAt }]
  store.setItem('hasp.transactions', JSON.stringify(reported))
  changeElsewhere('hasp.transactions')
  expect(looks).toHaveLength(1)
  looks[0]?.({ status: 'notSent' })
  await clock.settle()
  expect(kit.stores.transactions.getState().transactions).toMatchObject([
    { hash, status: 'pending' },
  ])
})

test('a late answer to a kit that was stopped takes back nothing that others saw', async () => {
  let answer: (value: { hash: string }) => void = () => undefined
  const { clock, kit, stop, store } = await setUp({
    sendToken: ({ onAsk }) => {
      onAsk({})
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    watchTransaction: untilAborted,
  })
  const review = await reviewSend(kit, { draft })
  const outcome = codeOf(sendToken(kit, { review }))
  await clock.settle()
  stop()
  expect(await outcome).toBe('SEND_OUTCOME_UNKNOWN')
  const next = createTestKit({ networks: testNetworks }, { clock, store })
  changeTransaction(next.kit, review.intentId, { hash, status: 'included' })
  changeTransaction(next.kit, review.intentId, { status: 'final' })
  await clock.advance(60_000)
  answer({ hash })
  await clock.settle()
  next.changeElsewhere('hasp.transactions')
  expect(next.kit.stores.transactions.getState().transactions).toMatchObject([
    { hash, status: 'final' },
  ])
  next.stop()
})

test('behavior: decimals and balances of a review are never kept ones', async () => {
  const { kit, sent } = await setUp()
  const key = `eip155:31337:${own}`
  writeCached(kit[internals], 'portfolios', key, [
    {
      name: 'Ether',
      symbol: 'ETH',
      quantity: { decimals: '18', numeric: '1' },
    },
    {
      name: 'Dollar',
      symbol: 'USD',
      address: dollar,
      quantity: { decimals: '8', numeric: '9999' },
    },
  ])
  const review = await reviewSend(kit, {
    draft: { ...draft, amount: '12.5', tokenAddress: dollar },
  })
  await sendToken(kit, { review })
  expect(sent).toMatchObject([{ amount: 12_500_000n }])
  const unknown = '0x2222222222222222222222222222222222222222'
  await expect(
    reviewSend(kit, { draft: { ...draft, tokenAddress: unknown } }),
  ).rejects.toMatchObject({ code: 'TOKEN_BALANCE_UNAVAILABLE' })
})

test('a wallet that names an earlier transfer has its answer not believed', async () => {
  const { kit } = await setUp({ watchTransaction: untilAborted })
  const [first, second] = [
    await reviewSend(kit, { draft }),
    await reviewSend(kit, { draft: { ...draft, amount: '0.5' } }),
  ]
  await sendToken(kit, { review: first })
  const told: string[] = []
  for (const event of ['SEND_SUCCESS', 'SEND_UNKNOWN'] as const)
    kit.events.on(event, () => told.push(event))
  expect(await codeOf(sendToken(kit, { review: second }))).toBe(
    'SEND_OUTCOME_UNKNOWN',
  )
  expect(told).toEqual(['SEND_UNKNOWN'])
  const { transactions } = kit.stores.transactions.getState()
  expect(
    [first, second].map(({ intentId: id }) => {
      const sent = transactions.find(({ intentId }) => intentId === id)
      return [sent?.status, sent?.hash]
    }),
  ).toEqual([
    ['pending', hash],
    ['unknown', undefined],
  ])
})

test('a kit that was stopped asks no wallet', async () => {
  const { kit, sent, stop } = await setUp()
  const review = await reviewSend(kit, { draft })
  stop()
  expect(await codeOf(sendToken(kit, { review }))).toBe('CANCELLED')
  expect(sent).toEqual([])
})
