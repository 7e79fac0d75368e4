import type { Holds } from '@hasp/service-frame/balances'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDevice } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const minuteMs = 60_000
let lengthMs = 0
const holds: Holds = { lengthMs: async () => lengthMs }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true, holds })
})
afterAll(async () => await service.stop())

let people = 0
async function withWallet(mode: 'self' | 'assisted') {
  people += 1
  const email = `dorothy${people}@example.test`
  const device = await createTestDevice(service)
  await device.signIn(email)
  return { email, device, ...(await makeTestWallet(device, mode)) }
}

/** Whoever reads the mail, with a program of their own. */
async function thief(email: string) {
  const device = await createTestDevice(service)
  const { state } = await device.signIn(email)
  return { device, state }
}

describe('holds', () => {
  it('T-SVC-12: a device that only the mailbox speaks for gets no half before the time is over, nor after it', async () => {
    lengthMs = minuteMs
    const { email } = await withWallet('assisted')
    const { device, state } = await thief(email)
    expect(state).toMatchObject({ deviceState: 'held' })
    expect(state.holdEndsAfterMs).toBeGreaterThan(minuteMs - 20_000)
    expect(state.holdEndsAfterMs).toBeLessThanOrEqual(minuteMs)
    expect(state.wallet?.addresses).toBeDefined()
    expect(await device.call('readServerHalf', {})).toMatchObject({
      outcome: 'HELD',
    })
    // Signing in again neither shortens the time nor begins it anew.
    const { state: again } = await device.signIn(email)
    expect(again.holdEndsAfterMs).toBeLessThanOrEqual(
      state.holdEndsAfterMs ?? 0,
    )
    expect(
      await device.call('revokeDevice', { deviceId: state.deviceId }),
    ).toEqual({ isRevoked: true })

    lengthMs = 1
    const next = await thief(email)
    await expect
      .poll(async () => (await next.device.call('readWallet', {})).deviceState)
      .toBe('waiting')
    expect(await next.device.call('readServerHalf', {})).toEqual({
      outcome: 'WAITING',
    })
  })

  it('cannot be waited out on a wallet that is still empty', async () => {
    lengthMs = 0
    const { email } = await withWallet('assisted')
    const { device, state } = await thief(email)
    expect(state).toMatchObject({ deviceState: 'waiting' })
    lengthMs = minuteMs
    const { state: later } = await device.signIn(email)
    expect(later).toMatchObject({ deviceState: 'held' })
  })

  it('are cancelled by a device of the owner, and by the link of the mail', async () => {
    lengthMs = minuteMs
    const { device: owner, email } = await withWallet('assisted')
    const first = await thief(email)
    const { deviceId } = first.state
    expect(await owner.call('revokeDevice', { deviceId })).toEqual({
      isRevoked: true,
    })
    expect((await first.device.send('readServerHalf', {})).status).toBe(401)

    const second = await thief(email)
    const mail = (await service.mails(email)).at(-1)
    const token = /not-me\/#([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1]
    await owner.call('denySignIn', { token: token ?? '' })
    expect((await second.device.send('readServerHalf', {})).status).toBe(401)
    expect(await owner.call('readServerHalf', {})).toMatchObject({
      outcome: 'HALF',
    })
  })

  it('end other devices for nobody', async () => {
    lengthMs = minuteMs
    const { device: owner, email, kept } = await withWallet('assisted')
    if (kept.outcome !== 'KEPT') throw new Error('No wallet was made.')
    const { device } = await thief(email)
    const { deviceId } = kept.state
    expect(await device.call('revokeDevice', { deviceId })).toEqual({
      isRevoked: false,
    })
    expect(await owner.call('readServerHalf', {})).toMatchObject({
      outcome: 'HALF',
    })
  })

  it('are over as soon as the recovery speaks for the device', async () => {
    lengthMs = minuteMs
    const { email, recover } = await withWallet('assisted')
    const { device } = await thief(email)
    expect(await recover(device)).toMatchObject({
      outcome: 'TRUSTED',
      state: { deviceState: 'trusted' },
    })
    expect(await device.call('readServerHalf', {})).toMatchObject({
      outcome: 'HALF',
    })
  })

  it('T-SVC-12: are waited out here, too, where the escrow has let its secret go', async () => {
    lengthMs = minuteMs
    const email = 'radia.escrow@example.test'
    const owner = await createTestDevice(service)
    await owner.signIn(email)
    const { draft } = await makeTestWallet(owner, 'assisted', undefined, {
      type: 'escrow',
    })
    const { recoveryId } = draft
    const held = await thief(email)
    expect(
      await held.device.call('startRecovery', { recoveryId }),
    ).toMatchObject({ outcome: 'HELD' })

    lengthMs = 1
    const late = await thief(email)
    await expect
      .poll(async () => await late.device.call('startRecovery', { recoveryId }))
      .toMatchObject({ outcome: 'STARTED', recoveryHalf: draft.recoveryHalf })
  })

  it('are not for a wallet whose owner alone can come back, nor for its own devices', async () => {
    lengthMs = minuteMs
    const { device, email } = await withWallet('self')
    expect((await thief(email)).state).toMatchObject({ deviceState: 'waiting' })
    const { state } = await device.signIn(email)
    expect(state).toMatchObject({ deviceState: 'trusted' })
    const assisted = await withWallet('assisted')
    const again = await assisted.device.signIn(assisted.email)
    expect(again.state).toMatchObject({ deviceState: 'trusted' })
  })
})
