import { fromNow } from '@hasp/service-frame/moments'
import { counters } from '@hasp/service-frame/tables'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindings } from '../database/tables.js'
import {
  createTestFrame,
  makeTestDeposit,
  type TestFrame,
} from '../testing/createTestFrame.js'
import { openTestEscrow } from '../testing/openTestEscrow.js'
import { answerRequest } from './answerRequest.js'
import { cancelBegun } from './cancelBegun.js'

const dayMs = 24 * 3_600_000

let opened: Awaited<ReturnType<typeof openTestEscrow>>
let device: TestFrame
beforeAll(async () => {
  opened = await openTestEscrow()
  const { escrow } = opened
  device = await createTestFrame(escrow.keys, (sealed) =>
    answerRequest(escrow, sealed),
  )
})
afterAll(async () => await opened.close())

/** The delay of every change that waits is over, but for so long. */
async function passDelay(leftMs = 0) {
  await opened.escrow.database
    .update(bindings)
    .set({ bindsAt: fromNow(leftMs) })
    .where(isNull(bindings.endedAt))
}

/** The code that a mailbox gets; undefined where it gets none. */
async function codeFor(walletId: string, email: string) {
  await opened.escrow.database.delete(counters)
  const before = (await opened.mails(email)).length
  const started = await device.start(walletId, email)
  const mail = (await opened.mails(email))[before]
  return started.outcome === 'STARTED' && mail
    ? { attempt: started.attempt, code: mail.text.slice(0, 6) }
    : undefined
}

describe('another mailbox', () => {
  it('counts after three days, of which both mailboxes hear', async () => {
    const deposit = makeTestDeposit('old@hasp.test')
    const { walletId } = deposit.body
    await device.ask('deposit', deposit.body)
    const begun = await codeFor(walletId, 'old@hasp.test')
    if (!begun) throw new Error('No code was mailed.')
    await device.ask('answer', begun)

    const change = deposit.rebind('new@hasp.test', 1)
    expect(await device.ask('rebind', change)).toEqual({
      outcome: 'BOUND',
      bindsAfterMs: 3 * dayMs,
    })
    for (const to of ['old@hasp.test', 'new@hasp.test'])
      expect((await opened.mails(to)).at(-1)?.text).toContain('In three days')
    await passDelay(60_000)
    expect(await codeFor(walletId, 'new@hasp.test')).toBeUndefined()
    expect(await codeFor(walletId, 'old@hasp.test')).toBeDefined()

    await passDelay()
    // What the mailbox of before had proved is worth nothing any more.
    const { attempt } = begun
    expect(await device.ask('collect', { attempt })).toEqual({
      outcome: 'ENDED',
    })
    expect(await codeFor(walletId, 'old@hasp.test')).toBeUndefined()
    const proved = await codeFor(walletId, 'new@hasp.test')
    if (!proved) throw new Error('No code was mailed.')
    expect(await device.ask('answer', proved)).toEqual({
      outcome: 'PROVED',
      holdEndsAfterMs: 0,
    })
    const released = await device.ask('collect', { attempt: proved.attempt })
    if (released.outcome !== 'RELEASED') throw new Error('Not released.')
    expect(await device.openSecret(released.sealedSecret)).toBe(
      deposit.body.secret,
    )
  })

  it('T-INT-01: is bound by the wallet’s key alone, and no change twice', async () => {
    const deposit = makeTestDeposit('kept@hasp.test')
    const refused = { outcome: 'REFUSED' }
    await device.ask('deposit', deposit.body)
    const change = deposit.rebind('mine@hasp.test', 1)
    const forged = { ...change, email: 'thief@hasp.test' }
    expect(await device.ask('rebind', forged)).toEqual(refused)
    expect(await device.ask('rebind', change)).toMatchObject({
      outcome: 'BOUND',
    })
    await passDelay()
    const back = deposit.rebind('kept@hasp.test', 2)
    expect(await device.ask('rebind', back)).toMatchObject({ outcome: 'BOUND' })
    // Played again it binds nothing, and tells the wallet where to go on.
    const outdated = { outcome: 'OUTDATED', version: 2 }
    expect(await device.ask('rebind', change)).toEqual(outdated)
    expect(await device.ask('rebind', back)).toEqual(outdated)
    const stale = { ...change, email: 'thief@hasp.test' }
    expect(await device.ask('rebind', stale)).toEqual(refused)
    await passDelay()
    expect(await codeFor(deposit.body.walletId, 'kept@hasp.test')).toBeDefined()
  })

  it('that is the wallet’s already, or will be, begins nothing anew and tells nobody', async () => {
    const deposit = makeTestDeposit('same@hasp.test')
    const { walletId } = deposit.body
    await device.ask('deposit', deposit.body)
    const again = async (email: string, version: number) =>
      await device.ask('rebind', deposit.rebind(email, version))
    // More often than a mailbox may be changed in a day.
    for (let version = 1; version <= 7; version += 1)
      expect(await again('same@hasp.test', version)).toEqual({
        outcome: 'BOUND',
        bindsAfterMs: 0,
      })
    expect(await opened.mails('same@hasp.test')).toEqual([])
    await again('moved@hasp.test', 1)
    await passDelay(60_000)
    const waiting = await again('moved@hasp.test', 2)
    expect('bindsAfterMs' in waiting && waiting.bindsAfterMs).toBeLessThan(
      60_001,
    )
    expect(await opened.mails('moved@hasp.test')).toHaveLength(1)
    // Said of the one of before, it ends what waits.
    expect(await again('same@hasp.test', 2)).toMatchObject({
      bindsAfterMs: 3 * dayMs,
    })
    await passDelay()
    expect(await codeFor(walletId, 'moved@hasp.test')).toBeUndefined()
    expect(await codeFor(walletId, 'same@hasp.test')).toBeDefined()
  })

  it('is called off by the link that both mailboxes got', async () => {
    const deposit = makeTestDeposit('called@hasp.test')
    const { walletId } = deposit.body
    await device.ask('deposit', deposit.body)
    await device.ask('rebind', deposit.rebind('off@hasp.test', 1))
    const links = await Promise.all(
      ['called@hasp.test', 'off@hasp.test'].map(
        async (to) =>
          /cancel\/([0-9a-f-]{36})/.exec(
            (await opened.mails(to)).at(-1)?.text ?? '',
          )?.[1],
      ),
    )
    expect(links[0]).toBe(links[1])
    await cancelBegun(opened.escrow, links[0] ?? '')
    await passDelay()
    expect(await codeFor(walletId, 'off@hasp.test')).toBeUndefined()
    expect(await codeFor(walletId, 'called@hasp.test')).toBeDefined()
  })
})

describe('releases', () => {
  it('T-INT-01: are at most a hundred in an hour, of all wallets, and a second answer is none', async () => {
    const { escrow } = opened
    await escrow.database.delete(counters)
    const proved = async (name: string) => {
      const deposit = makeTestDeposit(`${name}@hasp.test`)
      const { email, walletId } = deposit.body
      await device.ask('deposit', deposit.body)
      const before = (await opened.mails(email)).length
      const started = await device.start(walletId, email)
      if (started.outcome !== 'STARTED') throw new Error('It did not start.')
      const { attempt } = started
      const code = (await opened.mails(email))[before]?.text.slice(0, 6) ?? ''
      await device.ask('answer', { attempt, code })
      return async () => (await device.ask('collect', { attempt })).outcome
    }
    const first = await proved('release-first')
    const last = await proved('release-last')
    const late = await proved('release-late')
    await escrow.database
      .insert(counters)
      .values({ bucket: 'release-all', count: 98, expiresAt: fromNow(dayMs) })
    expect(await first()).toBe('RELEASED')
    expect(await last()).toBe('RELEASED')
    expect(await late()).toBe('TRY_LATER')
    // Its answer may have been lost: that counts nothing.
    expect(await first()).toBe('RELEASED')
  })
})
