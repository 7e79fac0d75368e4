import {
  type Capabilities,
  connect,
  type SendDraft,
  type SendRequest,
} from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { drawHook } from './drawHook.test.fixture.js'
import { type SendFlow, useSendFlow } from './useSendFlow.js'

const ether = 1_000_000_000_000_000_000n
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A namespace that holds 2 ETH, takes 0.1 ETH as fee and sends at once. */
async function setUp(changes: Partial<Capabilities> = {}) {
  const sent: SendRequest[] = []
  const capabilities: Partial<Capabilities> = {
    getTokens: async () => [
      {
        symbol: 'ETH',
        name: 'Ether',
        balance: { value: 2_000_000_000_000_000_000n, decimals: 18 },
      },
    ],
    loadParseReceiver: async () => (value) =>
      /^0x\w{40}$/.test(value) ? value : undefined,
    prepareSend: async () => ({
      fee: 100_000_000_000_000_000n,
      isContract: false,
    }),
    sendToken: async ({ request }) => {
      sent.push(request)
      return { hash: '0xhash' }
    },
    watchTransaction: async ({ onChange }) => onChange({ status: 'final' }),
    ...changes,
  }
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [kite], capabilities })],
    networks: testNetworks,
  })
  const now = drawHook(kit, useSendFlow)
  await connect(kit, { connectorId: kite.info.id })
  await expect.poll(() => now().tokens).toHaveLength(1)
  const set = (patch: Parameters<SendFlow['set']>[0]) =>
    flushSync(() => now().set(patch))
  return { now, set, sent }
}

describe('useSendFlow without views', () => {
  it('[R1.11] names what is missing, reviews, sends and follows', async () => {
    const { now, set } = await setUp()
    expect(now().issue).toBe('amount')
    await expect.poll(() => now().maxAmount).toBe(1_900_000_000_000_000_000n)
    set({ amount: '1,x' })
    expect(now().issue).toBe('amountInvalid')
    set({ amount: '3' })
    expect(now().issue).toBe('insufficient')
    set({ amount: '0.25' })
    expect(now().issue).toBe('receiver')
    set({ receiver: 'somebody' })
    expect(now().issue).toBe('receiverInvalid')
    set({ receiver })
    expect(now().issue).toBe(undefined)

    await now().check()
    await expect.poll(() => now().phase).toBe('review')
    expect(now().review).toMatchObject({
      amount: 250_000_000_000_000_000n,
      to: receiver,
    })
    expect(Object.isFrozen(now().review)).toBe(true)
    await now().confirm()
    await expect.poll(() => now().phase).toBe('confirmed')
    expect(now().hash).toBe('0xhash')
    flushSync(() => now().reset())
    expect(now()).toMatchObject({ phase: 'editing', hash: undefined })
  })

  it('keeps the draft after a refusal, and can be asked again', async () => {
    const answers = [
      () => Promise.reject(new KitError('USER_REJECTED')),
      () => Promise.resolve({ hash: '0xsecond' }),
    ]
    const { now, set } = await setUp({
      sendToken: ({ onAsk }) => {
        onAsk({})
        return answers.shift()?.() ?? Promise.reject(new Error('more'))
      },
    })
    set({ amount: '1', receiver })
    await now().check()
    await expect.poll(() => now().phase).toBe('review')
    await now().confirm()
    await expect.poll(() => now().phase).toBe('declined')
    expect(now().draft).toMatchObject({ amount: '1', receiver })
    await now().confirm()
    await expect.poll(() => now().hash).toBe('0xsecond')
  })

  it('sends what was set, in one handler as documented', async () => {
    const { now, sent } = await setUp()
    const send = async (flow: SendFlow, draft: SendDraft) => {
      flow.set(draft)
      await flow.check()
      await flow.confirm()
    }
    await send(now(), { amount: '1', receiver })
    expect(sent).toMatchObject([{ amount: ether, to: receiver }])
    await expect.poll(() => now().phase).toBe('confirmed')
    await send(now(), { amount: '0.5', receiver: other })
    expect(sent.slice(1)).toMatchObject([{ amount: ether / 2n, to: other }])
    await expect
      .poll(() => now())
      .toMatchObject({ phase: 'confirmed', draft: { amount: '0.5' } })
  })

  it('sends nothing that another draft was set after', async () => {
    const { now, sent, set } = await setUp()
    set({ amount: '1', receiver })
    await now().check()
    await expect.poll(() => now().phase).toBe('review')
    const flow = now()
    flow.set({ amount: '0.5' })
    await flow.confirm()
    await expect.poll(() => now().draft.amount).toBe('0.5')
    expect(now()).toMatchObject({ phase: 'editing', review: undefined })

    await flow.check()
    flow.set({ amount: '0.75' })
    await flow.confirm()
    await expect.poll(() => now().draft.amount).toBe('0.75')
    expect(now()).toMatchObject({ phase: 'editing', review: undefined })

    // What is being checked is no longer what is set.
    const checked = flow.check()
    flow.set({ receiver: other })
    await checked
    await flow.confirm()
    await expect.poll(() => now().draft.receiver).toBe(other)
    expect(now()).toMatchObject({ phase: 'editing', review: undefined })
    expect(sent).toEqual([])
  })

  it('drops a review that comes when another draft is set', async () => {
    let atLast = () => {}
    const { now } = await setUp({
      prepareSend: async () => ({
        isContract: false,
        // Read once it is too late to cancel the check.
        get fee() {
          atLast()
          return 1n
        },
      }),
    })
    const flow = now()
    flow.set({ amount: '1', receiver })
    atLast = () => flow.set({ amount: '0.5' })
    await flow.check()
    await expect.poll(() => now().draft.amount).toBe('0.5')
    expect(now()).toMatchObject({ phase: 'editing', review: undefined })
  })

  it('sends nothing whose last check failed, and says why', async () => {
    let fee = 1n
    const { now, sent } = await setUp({
      prepareSend: async () => ({ fee, isContract: false }),
    })
    const flow = now()
    await flow.check()
    await flow.confirm()
    await expect
      .poll(() => now().error?.code)
      .toBe('AMOUNT_AND_RECEIVER_REQUIRED')

    flow.set({ amount: '1', receiver })
    await flow.check()
    fee = 2n * ether
    await flow.check()
    await flow.confirm()
    await expect.poll(() => now().phase).toBe('changed')
    expect(now().error?.code).toBe('INSUFFICIENT_FUNDS_FOR_FEE')
    expect(sent).toEqual([])
    fee = 2n
    await flow.check()
    await flow.confirm()
    expect(sent).toMatchObject([{ amount: ether, fee: 2n }])
  })

  it('says that the fee cannot be paid', async () => {
    const { now, set } = await setUp()
    set({ amount: '2', receiver })
    await now().check()
    await expect.poll(() => now().issue).toBe('insufficientFee')
    expect(now().phase).toBe('failed')
    set({ amount: '1' })
    expect(now().issue).toBe(undefined)
  })
})
