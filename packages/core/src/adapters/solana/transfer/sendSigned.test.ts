import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../../devstack/testing/startTestSolana.js'
import { reviewSend } from '../../../actions/transfer/reviewSend.js'
import { sendToken } from '../../../actions/transfer/sendToken.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolanaChain } from '../../../testing/solana/setUpSolanaChain.js'
import { encodeBase58 } from '../../../utils/encodeBase58.js'

/** What a node makes of a signed transaction, or of being asked about it. */
type Fault = (answer: () => Promise<Response>, id: number) => Promise<Response>

const amount = 1_000_000_000n

const refused =
  (message: string): Fault =>
  async (_, id) =>
    Response.json({ jsonrpc: '2.0', id, error: { code: -32_002, message } })
const limited: Fault = async () =>
  new Response('', { status: 429, headers: { 'retry-after': '60' } })
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
    const world = await setUpSolanaChain(node, 0, {
      async fetch(url, init) {
        const answer = () => fetch(url, init)
        const { id, method } = JSON.parse(String(init?.body))
        if (method === 'getSignatureStatuses') return await asking(answer, id)
        if (method !== 'sendTransaction') return await answer()
        const fault = sending[Math.min(sent, sending.length - 1)] ?? usual
        sent += 1
        return await fault(answer, id)
      },
    })
    const { kit, lamports, wallet } = world
    const to = encodeBase58(
      ed25519.getPublicKey(ed25519.utils.randomPrivateKey()),
    )
    const draft = { amount: '1', receiver: to }
    const review = await reviewSend(kit, { draft })
    const prompts = wallet.prompts()
    const code = await codeOf(sendToken(kit, { review }))
    const listed = () => kit.stores.transactions.getState().transactions
    return {
      ...world,
      again: () => codeOf(sendToken(kit, { review })),
      arrived: lamports(to),
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
      const world = await send(sending, asking)
      expect(world.code).toBe('none')
      expect(world.listed()).toHaveLength(1)
      expect(world.arrived).toBe(amount)
      expect(world.signed).toBe(1)
      // What was sent is not sent again.
      expect(await world.again()).toBe('none')
      expect(world.listed()).toHaveLength(1)
      expect(world.wallet.prompts() - 1).toBe(world.signed)
      world.stop()
    },
  )

  it('is followed when the wallet has sent it, too', async () => {
    const world = await send([known], ignorant)
    expect(world.code).toBe('none')
    expect(world.listed()).toHaveLength(1)
    world.stop()
  })

  it.each([
    ['refused', [refused('Node is unhealthy')], 'RPC_ERROR'],
    ['too late', [expired], 'TRANSACTION_DROPPED'],
    ['held off', [limited], 'RPC_RATE_LIMITED'],
  ] as const)('is not told as sent when it is %s', async (_, sending, code) => {
    for (const asking of [usual, ignorant, lost]) {
      const world = await send(sending, asking)
      expect(world.code).toBe(code)
      expect(world.listed()).toEqual([])
      expect(world.arrived).toBe(0n)
      expect(world.signed).toBe(1)
      world.stop()
    }
  })
})
