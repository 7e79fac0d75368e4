import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  carryTo,
  createTestFrame,
  makeTestDeposit,
  type Relay,
} from './testing/createTestFrame.js'
import { startTestEscrow, type TestEscrow } from './testing/startTestEscrow.js'

let escrow: TestEscrow
beforeAll(async () => {
  escrow = await startTestEscrow({ holds: { lengthMs: async () => 600_000 } })
})
afterAll(async () => await escrow.stop())

const codeOf = ({ text }: { text: string }) => /^\d{6}/.exec(text)?.[0] ?? ''

/** A wallet whose visitor wants it back, and everything that passed by. */
async function begin(email: string) {
  const seen: { readonly asked: string; readonly answered: string }[] = []
  const carry = carryTo(escrow)
  const relay: Relay = async (asked) => {
    const answered = await carry(asked)
    seen.push({ asked, answered })
    return answered
  }
  const deposit = makeTestDeposit(email)
  const device = await createTestFrame(escrow, relay)
  await device.ask('deposit', deposit.body)
  const started = await device.start(deposit.body.walletId, email)
  if (started.outcome !== 'STARTED') throw new Error('It did not start.')
  const { attempt } = started
  const code = codeOf(await escrow.mail(email))
  return { attempt, code, deposit, device, seen }
}

/** What of it left the escrow, as anybody on the way may read it. */
const leaks = (seen: readonly string[], secret: string) =>
  seen.filter(
    (text) =>
      text.includes(secret) ||
      Buffer.from(text, 'base64url').includes(Buffer.from(secret, 'base64url')),
  )

describe('a service that has turned on its visitors', () => {
  it('T-INT-01: gets no secret, whatever it asks by itself', async () => {
    const { deposit, seen } = await begin('asked@hasp.test')
    const { secret, walletId, email } = deposit.body
    const thief = await createTestFrame(escrow, carryTo(escrow))
    // It knows the wallet and the mailbox, not the mail.
    await thief.start(walletId, email)
    const collected = await Promise.all(
      Array.from({ length: 30 }, () =>
        thief.ask('collect', {
          attempt: randomBytes(32).toString('base64url'),
        }),
      ),
    )
    expect(new Set(collected.map(({ outcome }) => outcome))).toEqual(
      new Set(['ENDED']),
    )
    // Its own deposit and its own binding for a wallet that is not its own.
    const own = makeTestDeposit('thief@hasp.test')
    expect(
      await thief.ask('deposit', { ...own.body, walletId, email }),
    ).toEqual({ outcome: 'REFUSED' })
    expect(
      await thief.ask('rebind', {
        ...own.rebind('thief@hasp.test', 1),
        walletId,
      }),
    ).toEqual({ outcome: 'REFUSED' })
    expect(await thief.start(walletId, 'thief@hasp.test')).toMatchObject({
      outcome: 'STARTED',
    })
    expect(await escrow.mails('thief@hasp.test')).toEqual([])
    expect(
      leaks(
        seen.flatMap(({ asked, answered }) => [asked, answered]),
        secret,
      ),
    ).toEqual([])
  })

  it('T-INT-01: ends no hold, by playing again, in another order, or not at all', async () => {
    const { attempt, code, device, seen } = await begin('replayed@hasp.test')
    expect(await device.ask('answer', { attempt, code })).toMatchObject({
      outcome: 'PROVED',
    })
    const carry = carryTo(escrow)
    const played = [...seen, ...seen.toReversed(), ...seen]
    for (const { asked } of played) await carry(asked)
    expect(await device.ask('collect', { attempt })).toMatchObject({
      outcome: 'HELD',
    })
  })

  it('T-INT-01: cannot answer in the escrow’s place', async () => {
    const { attempt, deposit, seen } = await begin('swapped@hasp.test')
    const [first, second] = seen
    if (!first || !second) throw new Error('Nothing passed by.')
    const lies: readonly Relay[] = [
      async () => first.answered,
      async () => second.answered,
      async (asked) => asked,
      async () => randomBytes(96).toString('base64url'),
      async (asked) => {
        const bytes = Buffer.from(await carryTo(escrow)(asked), 'base64url')
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
        return bytes.toString('base64url')
      },
    ]
    for (const relay of lies) {
      const device = await createTestFrame(escrow, relay)
      await expect(device.ask('collect', { attempt })).rejects.toThrow()
      await expect(
        device.start(deposit.body.walletId, deposit.body.email),
      ).rejects.toThrow()
    }
  })

  it('T-INT-01: changes no byte of what a visitor asks', async () => {
    const { seen } = await begin('changed@hasp.test')
    const [deposit] = seen
    const bytes = Buffer.from(deposit?.asked ?? '', 'base64url')
    for (const at of [0, 31, 32, 100, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(
        carryTo(escrow)(changed.toString('base64url')),
      ).rejects.toThrow('The escrow said 400.')
    }
    // Whole, but to another escrow, or of no kind that there is.
    await expect(
      carryTo(escrow)(randomBytes(200).toString('base64url')),
    ).rejects.toThrow('The escrow said 400.')
    const device = await createTestFrame(escrow, carryTo(escrow))
    await expect(
      device.ask('release' as 'collect', { attempt: randomUUID() }),
    ).rejects.toThrow('The escrow said 400.')
  })
})
