import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  carryTo,
  createTestFrame,
  makeTestDeposit,
} from './testing/createTestFrame.js'
import { startTestEscrow, type TestEscrow } from './testing/startTestEscrow.js'

let holdMs = 0
let escrow: TestEscrow
beforeAll(async () => {
  escrow = await startTestEscrow({ holds: { lengthMs: async () => holdMs } })
})
afterAll(async () => await escrow.stop())

const frame = () => createTestFrame(escrow, carryTo(escrow))
const codeOf = ({ text }: { text: string }) => /^\d{6}/.exec(text)?.[0] ?? ''
const linkOf = ({ text }: { text: string }) =>
  /http\S+\/cancel\/\S+/.exec(text)?.[0] ?? ''

/** A wallet that was left here, and a frame that has asked for its code. */
async function begin(email: string) {
  const deposit = makeTestDeposit(email)
  expect(await (await frame()).ask('deposit', deposit.body)).toEqual({
    outcome: 'KEPT',
  })
  const device = await frame()
  const started = await device.start(deposit.body.walletId, email)
  if (started.outcome !== 'STARTED') throw new Error('It did not start.')
  const mail = await escrow.mail(email)
  return { deposit, device, attempt: started.attempt, mail }
}

describe('the escrow', () => {
  it('releases a secret after its own code and its own hold, to the frame that asked', async () => {
    holdMs = 1_500
    const { attempt, deposit, device, mail } = await begin('ada@hasp.test')
    expect(mail.from).toContain('recovery@hasp.test')
    expect(await device.ask('collect', { attempt })).toEqual({
      outcome: 'ENDED',
    })
    expect(await device.ask('answer', { attempt, code: codeOf(mail) })).toEqual(
      { outcome: 'PROVED', holdEndsAfterMs: 1_500 },
    )
    expect(await device.ask('collect', { attempt })).toMatchObject({
      outcome: 'HELD',
    })
    const released = await vi.waitUntil(
      async () => {
        const reply = await device.ask('collect', { attempt })
        return reply.outcome === 'RELEASED' && reply
      },
      { timeout: 10_000 },
    )
    expect(await device.openSecret(released.sealedSecret)).toBe(
      deposit.body.secret,
    )
    // Another frame that learned of the attempt gets what it cannot open.
    const other = await frame()
    const stolen = await other.ask('collect', { attempt })
    if (stolen.outcome !== 'RELEASED') throw new Error('It was not released.')
    await expect(other.openSecret(stolen.sealedSecret)).rejects.toThrow()
  })

  it('takes five tries at a code, and counts each before it compares', async () => {
    const { attempt, device, mail } = await begin('tries@hasp.test')
    const code = codeOf(mail)
    const wrong = `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        device.ask('answer', { attempt, code: wrong }),
      ),
    )
    const compared = answers.filter(({ outcome }) => outcome === 'CODE_INVALID')
    expect(compared).toHaveLength(5)
    expect(await device.ask('answer', { attempt, code })).toEqual({
      outcome: 'CODE_EXPIRED',
    })
  })

  it('gives the same answer for a mailbox of no wallet, and mails nothing', async () => {
    const { body } = makeTestDeposit('nobody@hasp.test')
    const device = await frame()
    const started = await device.start(body.walletId, body.email)
    expect(started).toEqual({
      outcome: 'STARTED',
      attempt: expect.any(String),
      resendAfterMs: 30_000,
      expiresAfterMs: 600_000,
      triesLeft: 5,
    })
    if (started.outcome !== 'STARTED') throw new Error('It did not start.')
    const { attempt } = started
    expect(await device.ask('answer', { attempt, code: '000000' })).toEqual({
      outcome: 'CODE_INVALID',
      triesLeft: 4,
    })
    expect(await escrow.mails(body.email)).toEqual([])
    expect(await device.start(body.walletId, body.email)).toMatchObject({
      outcome: 'TRY_LATER',
    })
  })

  it('keeps the first deposit of a wallet, whoever comes with another', async () => {
    const email = 'first@hasp.test'
    const deposit = makeTestDeposit(email)
    const device = await frame()
    const kept = { outcome: 'KEPT' }
    const refused = { outcome: 'REFUSED' }
    expect(await device.ask('deposit', deposit.body)).toEqual(kept)
    expect(await device.ask('deposit', deposit.body)).toEqual(kept)
    const other = makeTestDeposit(email)
    const { walletId } = deposit.body
    expect(await device.ask('deposit', { ...other.body, walletId })).toEqual(
      refused,
    )
    expect(
      await device.ask('deposit', {
        ...makeTestDeposit('forged@hasp.test').body,
        secret: other.body.secret,
      }),
    ).toEqual(refused)
  })

  it('shows a page behind the link of its mail, whose button calls it off', async () => {
    holdMs = 60_000
    const { attempt, device, mail } = await begin('cancel@hasp.test')
    await device.ask('answer', { attempt, code: codeOf(mail) })
    const notice = await escrow.mail('cancel@hasp.test', 1)
    expect(linkOf(notice)).toBe(linkOf(mail))
    const shown = await fetch(linkOf(notice))
    expect(shown.headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'",
    )
    expect(await shown.text()).toContain('<form method="post">')
    expect(await device.ask('collect', { attempt })).toMatchObject({
      outcome: 'HELD',
    })
    const done = await fetch(linkOf(notice), {
      method: 'POST',
      headers: { 'Accept-Language': 'ar' },
    })
    expect(await done.text()).toContain('dir="rtl"')
    expect(await device.ask('collect', { attempt })).toEqual({
      outcome: 'ENDED',
    })
    const forged = `${linkOf(notice).slice(0, -1)}${linkOf(notice).endsWith('A') ? 'B' : 'A'}`
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404)
  })

  it('writes down nothing that would help a thief', async () => {
    const text = escrow.lines.join('\n')
    expect(text).toContain('POST /cancel/:id/:token')
    expect(text).not.toMatch(/hasp\.test|\d{6}"/)
  })
})
