import { randomBytes } from 'node:crypto'
import { base64urlnopad } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  carryTo,
  createTestFrame as createThief,
  makeTestDeposit,
} from '../../../hosted-wallet-escrow/src/testing/createTestFrame.js'
import { openEnvelope } from '../signer/envelope.js'
import {
  createEscrowVisitor,
  escrowScreen,
  startEscrowTest,
} from '../testing/startEscrowTest.js'

let test: Awaited<ReturnType<typeof startEscrowTest>>
beforeAll(async () => {
  test = await startEscrowTest()
  // Nobody waits for a hold here: none of it may even begin.
  test.hold.ms = 600_000
}, 60_000)
afterAll(async () => await test.escrow.stop())

const { signal } = new AbortController()
let people = 0

/** A visitor with a wallet and another browser, at a service that turned. */
async function setUp() {
  people += 1
  const email = `victim${people}@hasp.test`
  const visitor = createEscrowVisitor(test.escrow, email)
  await visitor.signIn((await visitor.openBrowser())())
  const { wallet } = visitor.state()
  if (!wallet) throw new Error('There is no wallet.')
  visitor.forgetDevice()
  return { ...visitor, email, wallet, load: await visitor.openBrowser() }
}
type Victim = Awaited<ReturnType<typeof setUp>>

/** Every 32 bytes that somebody on the way could take for the secret. */
function* guesses(texts: readonly string[]): Generator<Uint8Array> {
  for (const text of texts) {
    const bytes = base64urlnopad.decode(text)
    for (let from = 0; from + 32 <= bytes.length; from += 1)
      yield bytes.subarray(from, from + 32)
  }
}

/** What it takes to open the wallet, but for the secret of the escrow. */
function keysOfTheService({
  envelopeOf,
  recoveryHalfOf,
  state,
  wallet,
}: Victim) {
  const [way] = wallet.recoveries
  if (!way) throw new Error('There is no way back.')
  const { recoveryId, version } = way
  const owner = {
    walletId: wallet.walletId,
    userId: state().userId,
    holderId: recoveryId,
    version,
  }
  return {
    open: async (half: Uint8Array) =>
      await openEnvelope(envelopeOf(recoveryId), {
        ...{ half, owner, purpose: 'escrow' },
        serverHalf: recoveryHalfOf(),
      }).catch(() => undefined),
  }
}

describe('a service that lies, with the pages’ own code and the real escrow', () => {
  it('T-INT-01: opens no wallet with all of its keys and all that it carried', async () => {
    const victim = await setUp()
    const { open } = keysOfTheService(victim)
    const frame = victim.load()
    const leaving = victim.signIn(frame)
    ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
    const asked = await escrowScreen(frame, 'code')
    asked.press({ type: 'code', code: await victim.escrowCode() })
    ;(await escrowScreen(frame, 'held')).press({ type: 'leave' })
    await leaving

    const tried = [...guesses(victim.seen)]
    expect(tried.length).toBeGreaterThan(1_000)
    for (const half of tried) expect(await open(half)).toBeUndefined()
    // The attack is one: with what the escrow keeps it opens.
    const [secret = new Uint8Array()] = victim.secrets
    expect(await open(secret)).toHaveLength(32)
  })

  it('T-INT-01: gets nothing of the escrow by itself, whatever it knows', async () => {
    const victim = await setUp()
    const { email, wallet } = victim
    const { walletId } = wallet
    const thief = await createThief(test.escrow, carryTo(test.escrow))
    const own = makeTestDeposit(email)
    const claims = { ...own.body, walletId, addresses: wallet.addresses }
    const released: unknown[] = []
    const note = (reply: { readonly outcome: string }) => {
      if (reply.outcome === 'RELEASED') released.push(reply)
      return reply.outcome
    }
    expect(note(await thief.ask('deposit', claims))).toBe('REFUSED')
    for (const version of [1, 2, 2_000_000_000])
      expect(
        note(
          await thief.ask('rebind', {
            ...own.rebind('thief@hasp.test', version),
            walletId,
          }),
        ),
      ).toBe('REFUSED')
    const started = await thief.start(walletId, email)
    if (started.outcome !== 'STARTED') throw new Error('It did not start.')
    const { attempt } = started
    // It has no code: the mail is the escrow's own.
    for (let tries = 0; tries < 5; tries += 1)
      note(await thief.ask('answer', { attempt, code: '000000' }))
    const attempts = [
      attempt,
      ...Array.from({ length: 20 }, () =>
        randomBytes(32).toString('base64url'),
      ),
    ]
    for (const one of attempts)
      expect(note(await thief.ask('collect', { attempt: one }))).toBe('ENDED')
    for (const asked of victim.seen)
      await carryTo(test.escrow)(asked).then(
        () => undefined,
        () => undefined,
      )
    expect(released).toEqual([])
  })

  const stranger = '3f0c7f6e-43c5-4a3e-9f5c-00000000dead'
  it.each<[string, Parameters<Victim['lie']>[0]]>([
    ['another wallet', { walletId: stranger }],
    [
      'addresses of its own',
      {
        addresses: {
          eip155: '0x000000000000000000000000000000000000dead',
          solana: '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
        },
      },
    ],
    ['another mode', { mode: 'self' }],
    [
      'another way back',
      {
        recoveries: [
          {
            recoveryId: stranger,
            addedBeforeMs: 0,
            version: 9,
            parameters: { type: 'escrow' },
          },
        ],
      },
    ],
  ] as const)(
    'T-INT-01: gets no wallet opened by naming %s',
    async (_, lie) => {
      test.hold.ms = 0
      const victim = await setUp()
      const mailsBefore = (await test.escrow.mails(victim.email)).length
      victim.lie(lie)
      const frame = victim.load()
      const step = victim.signIn(frame)
      const isSame = 'walletId' in lie
      ;(await escrowScreen(frame, 'begin')).press({ type: 'send' })
      const asked = await escrowScreen(frame, 'code')
      if (isSame) {
        // The escrow knows no such wallet of this mailbox, and mails nothing.
        asked.press({ type: 'code', code: '123456' })
        const again = await escrowScreen(frame, 'code', asked)
        again.press({ type: 'leave' })
        await step
        expect(await test.escrow.mails(victim.email)).toHaveLength(mailsBefore)
        return
      }
      asked.press({ type: 'code', code: await victim.escrowCode() })
      if ('mode' in lie) {
        // A word for the visitor's eyes, by which nothing is done.
        expect(await step).toEqual({ action: 'CONNECT' })
        expect(await frame.login.openWallet(signal)).toEqual(
          victim.wallet.addresses,
        )
        return
      }
      const told = await escrowScreen(frame, 'code', asked)
      expect(told.state).toMatchObject({ problem: 'recovery.failed' })
      told.press({ type: 'leave' })
      await step
      expect(victim.asked).not.toContain('trustDevice')
    },
  )

  it.each([
    ['the answer to another question', (seen: readonly string[]) => seen[1]],
    ['the question itself', (seen: readonly string[]) => seen.at(-2)],
    ['what it made up', () => randomBytes(96).toString('base64url')],
  ])('T-INT-01: cannot answer for the escrow with %s', async (_, lie) => {
    test.hold.ms = 0
    const victim = await setUp()
    const frame = victim.load()
    const step = victim.signIn(frame)
    const screen = await escrowScreen(frame, 'begin')
    victim.answerEscrow(() => lie(victim.seen) ?? '')
    screen.press({ type: 'send' })
    const told = await escrowScreen(frame, 'begin', screen)
    expect(told.state).toMatchObject({ problem: 'recovery.failed' })
    told.press({ type: 'leave' })
    await step
    expect(victim.asked).not.toContain('trustDevice')
  })
})
