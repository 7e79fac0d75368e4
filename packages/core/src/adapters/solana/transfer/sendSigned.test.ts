import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../../devstack/testing/startTestSolana.js'
import { reviewSend } from '../../../actions/transfer/reviewSend.js'
import { sendToken } from '../../../actions/transfer/sendToken.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolanaChain } from '../../../testing/solana/setUpSolanaChain.js'

/** What a node makes of a signed transaction, or of being asked about it. */
type Fault = (answer: () => Promise<Response>, id: number) => Promise<Response>

const amount = 1_000_000_000n

const refused =
  (message: string): Fault =>
  async (_, id) =>
    Response.json({ jsonrpc: '2.0', id, error: { code: -32_002, message } })
const limited: Fault = async () =>
  new Response('', { status: 429, headers: { 'retry-after': '1' } })
const usual: Fault = (answer) => answer()
/** The node takes it, and nobody hears of that. */
const lost: Fault = async (answer) => {
  await answer()
  throw new TypeError('lost')
}
/** The node takes it, and tells of a failure. */
const takenYetRefused: Fault = async (answer, id) => {
  await answer()
  return await refused('Node is behind')(answer, id)
}
/** It has not heard of any transaction. */
const ignorant: Fault = async (_, id) =>
  Response.json({
    jsonrpc: '2.0',
    id,
    result: { context: { slot: 1 }, value: [null] },
  })
const expired = refused('Transaction simulation failed: Blockhash not found')
const known = refused('This transaction has already been processed')

describe('a signed transfer on its way to a node', () => {
  let node: TestSolana
  beforeAll(async () => {
    node = await startTestSolana()
  })
  afterAll(() => node.stop())

  /** Sends 1 SOL while the node does these to it, the last one from then on. */
  async function send(sending: readonly Fault[], asking: Fault = usual) {
    let sent = 0
    let looks = 0
    let isExpired = false
    const bytes = new Set<string>()
    const setup = await setUpSolanaChain(node, 0, {
      async fetch(url, init) {
        const answer = () => fetch(url, init)
        const { id, method, params } = JSON.parse(String(init?.body))
        if (method === 'getSignatureStatuses') {
          looks += 1
          return await asking(answer, id)
        }
        if (method === 'getBlockHeight' && isExpired)
          return Response.json({ jsonrpc: '2.0', id, result: 1e12 })
        if (method !== 'sendTransaction') return await answer()
        bytes.add(params[0])
        const fault = sending[Math.min(sent, sending.length - 1)] ?? usual
        sent += 1
        return await fault(answer, id)
      },
    })
    const { kit, lamports, wallet } = setup
    const to = encodeBase58(
      ed25519.getPublicKey(ed25519.utils.randomPrivateKey()),
    )
    const draft = { amount: '1', receiver: to }
    const review = await reviewSend(kit, { draft })
    const prompts = wallet.prompts()
    const code = await codeOf(sendToken(kit, { review }))
    const listed = () => kit.stores.transactions.getState().transactions
    return {
      ...setup,
      again: () => codeOf(sendToken(kit, { review })),
      arrived: () => lamports(to),
      bytes: () => bytes,
      expire() {
        isExpired = true
      },
      looks: () => looks,
      code,
      listed,
      signed: wallet.prompts() - prompts,
    }
  }

  it.each([
    ['its first answer is lost', [lost, usual], usual],
    [
      'its first answer is lost, and a node that is behind refuses it',
      [lost, expired],
      ignorant,
    ],
    [
      'its first answer is lost, and it is refused for another reason',
      [lost, refused('Node is unhealthy')],
      ignorant,
    ],
    [
      'its first answer is lost, and the node is busy then',
      [lost, limited],
      ignorant,
    ],
    ['every answer is lost', [lost], usual],
    ['it was known before', [lost, known], ignorant],
    [
      'the node that refuses it knows it all the same',
      [takenYetRefused],
      usual,
    ],
  ] as const)(
    'is sent once and followed when %s',
    async (_, sending, asking) => {
      const setup = await send(sending, asking)
      expect(setup.code).toBe('none')
      expect(setup.listed()).toHaveLength(1)
      expect(setup.arrived()).toBe(amount)
      expect(setup.signed).toBe(1)
      // What was sent is not sent again.
      expect(await setup.again()).toBe('none')
      expect(setup.listed()).toHaveLength(1)
      expect(setup.wallet.prompts() - 1).toBe(setup.signed)
      setup.stop()
    },
  )

  it('is followed when the wallet has sent it, too', async () => {
    const setup = await send([known], ignorant)
    expect(setup.code).toBe('none')
    expect(setup.listed()).toHaveLength(1)
    setup.stop()
  })

  it.each([
    ['refused at first', [refused('Node is unhealthy'), usual]],
    ['called too late by a node that is behind', [expired, usual]],
    ['held off at first', [limited, usual]],
    [
      'lost, refused and held off in turn',
      [lost, expired, limited, refused('Node is behind'), usual],
    ],
  ] as const)(
    'is signed once and sent again as it is when it is %s',
    async (_, sending) => {
      const setup = await send(sending)
      expect(setup.code).toBe('none')
      expect(setup.listed()).toMatchObject([{ status: 'pending' }])
      await expect
        .poll(setup.arrived, { interval: 50, timeout: 14_000 })
        .toBe(amount)
      expect(setup.signed).toBe(1)
      expect(setup.bytes().size).toBe(1)
      setup.stop()
    },
  )

  it.each([
    ['refused', refused('Node is unhealthy')],
    ['called too late', expired],
    ['held off', limited],
  ] as const)(
    'is dropped when its blockhash has expired, and not before: %s',
    async (_, sending) => {
      const setup = await send([sending])
      expect(setup.code).toBe('none')
      expect(setup.listed()).toMatchObject([{ status: 'pending' }])
      setup.expire()
      await expect
        .poll(() => setup.listed()[0]?.status, {
          interval: 50,
          timeout: 14_000,
        })
        .toBe('dropped')
      expect(setup.arrived()).toBe(0n)
      setup.stop()
    },
  )

  it('is not dropped while the look-up fails', async () => {
    const setup = await send([expired], lost)
    setup.expire()
    await expect.poll(setup.looks, { timeout: 14_000 }).toBeGreaterThan(4)
    expect(setup.listed()).toMatchObject([{ status: 'pending' }])
    setup.stop()
  })

  it('is no longer being sent once the kit has stopped', async () => {
    let isWithdrawn = false
    let isAsked = false
    const setup = await setUpSolanaChain(node, 2, {
      async fetch(url, init) {
        const { method } = JSON.parse(String(init?.body))
        if (method !== 'sendTransaction') return await fetch(url, init)
        isAsked = true
        return await new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => {
            isWithdrawn = true
            reject(new TypeError('aborted'))
          })
        })
      },
    })
    const { kit } = setup
    const to = encodeBase58(
      ed25519.getPublicKey(ed25519.utils.randomPrivateKey()),
    )
    const review = await reviewSend(kit, {
      draft: { amount: '1', receiver: to },
    })
    const sending = codeOf(sendToken(kit, { review }))
    await expect.poll(() => isAsked).toBe(true)
    setup.stop()
    expect(await sending).toBe('SEND_OUTCOME_UNKNOWN')
    expect(isWithdrawn).toBe(true)
    // The next page goes on with the same bytes.
    expect(kit.stores.transactions.getState().transactions).toMatchObject([
      { status: 'pending' },
    ])
  })

  it('is not sent once the visitor was told that it was not', async () => {
    let approve: () => void = () => undefined
    const asked: string[] = []
    const setup = await setUpSolanaChain(node, 1, {
      approve: (feature) =>
        feature === 'solana:signTransaction' &&
        new Promise<void>((resolve) => {
          approve = resolve
        }),
      async fetch(url, init) {
        const { id, method } = JSON.parse(String(init?.body))
        asked.push(method)
        if (method === 'getBlockHeight')
          return Response.json({ jsonrpc: '2.0', id, result: 1e12 })
        return await fetch(url, init)
      },
    })
    const { kit, lamports, wallet } = setup
    const to = encodeBase58(
      ed25519.getPublicKey(ed25519.utils.randomPrivateKey()),
    )
    const review = await reviewSend(kit, {
      draft: { amount: '1', receiver: to },
    })
    const stopped = new AbortController()
    const { signal } = stopped
    const prompts = wallet.prompts()
    const sending = codeOf(sendToken(kit, { review, signal }))
    await expect.poll(wallet.prompts).toBe(prompts + 1)
    stopped.abort()
    expect(await sending).toBe('SEND_OUTCOME_UNKNOWN')
    const status = () =>
      kit.stores.transactions.getState().transactions[0]?.status
    await expect.poll(status, { interval: 50, timeout: 10_000 }).toBe('notSent')
    approve()
    // Whatever it would send has been sent when this has been answered.
    await reviewSend(kit, { draft: { amount: '1', receiver: to } })
    expect(asked).not.toContain('sendTransaction')
    expect(lamports(to)).toBe(0n)
    expect(status()).toBe('notSent')
    setup.stop()
  })
})
