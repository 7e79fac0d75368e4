import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type LeavingTest,
  openLeavingTest,
} from '../testing/openLeavingTest.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { startExport } from './startExport.js'
import { useExport } from './useExport.js'

let leaving: LeavingTest
beforeAll(async () => {
  leaving = await openLeavingTest()
})
beforeEach(async () => await leaving.empty())
afterAll(async () => await leaving.close())

describe('the export', () => {
  it('is granted to a trusted device that has just proved the mailbox, once, and the mailbox is told', async () => {
    const { session } = await leaving.owner()
    const grant = await leaving.granted(session)
    expect(await useExport(leaving.service, session, { grant })).toEqual({
      outcome: 'ENDED',
    })
    await leaving.ripen()
    expect(
      await useExport(leaving.service, session, { grant, locale: 'ar' }),
    ).toEqual({
      outcome: 'USED',
    })
    expect(await useExport(leaving.service, session, { grant })).toEqual({
      outcome: 'ENDED',
    })
    const [mail, ...more] = await leaving.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: leaving.email })
    expect(mail.subject).toContain('كلمات')
    expect(mail.text).toContain('Chrome, Linux')
    expect(await leaving.eventsOf(session)).toEqual(['keyShown'])
  })

  it('is refused without a code of the last five minutes, a trusted device, or its time', async () => {
    const { session } = await leaving.owner()
    const stale = { ...session, codeProvedBeforeMs: 300_001 }
    expect(await startExport(leaving.service, stale)).toEqual({
      outcome: 'CODE_NEEDED',
    })
    expect(
      await startExport(leaving.service, {
        ...session,
        codeProvedBeforeMs: 300_000,
      }),
    ).toMatchObject({ outcome: 'GRANTED' })
    const grant = await leaving.granted(session)
    await leaving.run(
      sql`update export_grants set ready_at = ready_at - interval '5 minutes', expires_at = expires_at - interval '5 minutes'`,
    )
    expect(await useExport(leaving.service, session, { grant })).toEqual({
      outcome: 'ENDED',
    })
  })

  it.each([
    ['is not trusted', { isTrusted: false }],
    ['is held', { isHeld: true }],
  ])('is refused on a device that %s', async (_, device) => {
    const { session } = await leaving.owner(device)
    expect(await startExport(leaving.service, session)).toEqual({
      outcome: 'REFUSED',
    })
  })

  it('is frozen for 72 hours after the address was changed, granted already or not', async () => {
    const { session } = await leaving.owner()
    const grant = await leaving.granted(session)
    await leaving.ripen()
    await freezeWallet(leaving.database, session.userId)
    expect(await useExport(leaving.service, session, { grant })).toEqual({
      outcome: 'ENDED',
    })
    const reply = await startExport(leaving.service, session)
    expect(reply).toMatchObject({ outcome: 'FROZEN' })
    const { frozenForMs = 0 } = 'frozenForMs' in reply ? reply : {}
    expect(frozenForMs).toBeGreaterThan(71.9 * 3_600_000)
    await leaving.run(
      sql`update wallets set frozen_until = frozen_until - interval '72 hours'`,
    )
    expect(await startExport(leaving.service, session)).toMatchObject({
      outcome: 'GRANTED',
    })
  })

  it('is frozen for 72 hours after a hold has ended by itself', async () => {
    const { session } = await leaving.owner()
    const endedBefore = (hours: number) =>
      leaving.run(
        sql`update devices set hold_ends_at = now() - ${hours} * interval '1 hour'`,
      )
    await endedBefore(71)
    expect(await startExport(leaving.service, session)).toMatchObject({
      outcome: 'FROZEN',
    })
    await endedBefore(72)
    expect(await startExport(leaving.service, session)).toMatchObject({
      outcome: 'GRANTED',
    })
  })

  it('is granted three times a day', async () => {
    const { session } = await leaving.owner()
    for (const _ of [1, 2, 3]) await leaving.granted(session)
    expect(await startExport(leaving.service, session)).toMatchObject({
      outcome: 'TRY_LATER',
    })
  })

  it('is worth nothing to another device, and of ten uses at once one counts', async () => {
    const { session } = await leaving.owner()
    const grant = await leaving.granted(session)
    await leaving.ripen()
    const other = { ...session, deviceId: crypto.randomUUID() }
    expect(await useExport(leaving.service, other, { grant })).toEqual({
      outcome: 'ENDED',
    })
    const uses = await Promise.all(
      Array.from({ length: 10 }, () =>
        useExport(leaving.service, session, { grant }),
      ),
    )
    expect(uses.filter(({ outcome }) => outcome === 'USED')).toHaveLength(1)
    expect(await leaving.mails()).toHaveLength(1)
  })
})
