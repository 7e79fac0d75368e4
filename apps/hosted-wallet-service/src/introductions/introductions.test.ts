import { randomBytes } from 'node:crypto'
import { trustDeviceText } from '@hasp/protocol/walletService'
import type { Holds } from '@hasp/service-frame/balances'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDevice } from '../testing/createTestDevice.js'
import { introduce } from '../testing/introduce.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const dayMs = 24 * 3_600_000
const holds: Holds = { lengthMs: async () => dayMs }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true, holds })
})
afterAll(async () => await service.stop())

let people = 0
/** A wallet on one device, and another that has typed its code. */
async function twoDevices(mode: 'self' | 'assisted' = 'assisted') {
  people += 1
  const email = `grace${people}@example.test`
  const device = await createTestDevice(service)
  await device.signIn(email)
  const made = await makeTestWallet(device, mode)
  const fresh = await createTestDevice(service)
  await fresh.signIn(email)
  const introduction = await introduce({ device, fresh })
  return { ...made, ...introduction, device, email, fresh }
}

async function denialLinks(email: string): Promise<readonly string[]> {
  const mails = await service.mails(email)
  return mails.flatMap(
    ({ text }) => /not-me\/#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? [],
  )
}

describe('introductions', () => {
  it('another device vouches, the hold ends at once, and the new one is a device of the wallet', async () => {
    const { account, device, deviceId, draft, fresh, ...of } =
      await twoDevices()
    const waiting = of.waits()
    await expect
      .poll(async () => (await device.call('listDevices', {})).devices)
      .toContainEqual(
        expect.objectContaining({
          deviceId,
          deviceState: 'held',
          holdEndsAfterMs: expect.any(Number),
          commitment: of.commitment,
          name: 'Chromium on Linux',
          origin: service.siteOrigin,
        }),
      )
    // It hears of it by itself: nobody asks a second time.
    const meeting = of.meet()
    expect(await waiting).toEqual({ outcome: 'MET', peerNonce: of.nonce })
    const deciding = of.waits(of.offer)
    expect(await meeting).toEqual({ outcome: 'OPENED', ...of.offer })
    expect(await fresh.call('readServerHalf', {})).toMatchObject({
      outcome: 'HELD',
    })

    const { outcome, vouched } = await of.vouch(account)
    expect(outcome).toBe('VOUCHED')
    const given = await deciding
    expect(given).toMatchObject({
      outcome: 'VOUCHED',
      sealedHalf: vouched.sealedHalf,
      recoveryEnvelope: vouched.envelope,
    })
    expect(await fresh.call('readWallet', {})).toMatchObject({
      deviceState: 'waiting',
    })
    const message = trustDeviceText({ walletId: draft.walletId, deviceId })
    expect(
      await fresh.call('trustDevice', {
        envelope: randomBytes(60).toString('base64url'),
        version: 1,
        signature: await account.signMessage({ message }),
      }),
    ).toMatchObject({ outcome: 'TRUSTED' })
    expect(await fresh.call('readServerHalf', {})).toEqual({
      outcome: 'HALF',
      serverHalf: 'serverHalf' in given && given.serverHalf,
    })
    expect(await of.waits(of.offer)).toEqual({ outcome: 'TRUSTED' })
  })

  it('T-CUS-05: an answer that was lost, and a late one, give the half that is kept', async () => {
    const { account, deviceId, draft, fresh, ...of } = await twoDevices()
    await of.compare()
    await of.vouch(account)
    const answers = await Promise.all([1, 2].map(() => of.waits(of.offer)))
    const halves = answers.map((one) => 'serverHalf' in one && one.serverHalf)
    // The recovery that is tried beside it is the same device's.
    const { recoveryId } = draft
    const started = await fresh.call('startRecovery', { recoveryId })
    if (started.outcome !== 'STARTED') throw new Error(started.outcome)
    halves.push(started.serverHalf)
    const message = trustDeviceText({ walletId: draft.walletId, deviceId })
    await fresh.call('trustDevice', {
      envelope: randomBytes(60).toString('base64url'),
      version: 1,
      signature: await account.signMessage({ message }),
    })
    const kept = await fresh.call('readServerHalf', {})
    for (const serverHalf of halves)
      expect(kept).toEqual({ outcome: 'HALF', serverHalf })
  })

  it('one number meets an offer: a second one ends it for both', async () => {
    const { account, ...of } = await twoDevices()
    const { deciding } = await of.compare()
    const other = randomBytes(32).toString('base64url')
    expect(await of.meet(of.device, other)).toEqual({ outcome: 'OVER' })
    expect(await deciding).toEqual({ outcome: 'OVER' })
    expect(await of.meet()).toEqual({ outcome: 'OVER' })
    expect((await of.vouch(account)).outcome).toBe('REFUSED')
  })

  it('only a device of the wallet meets and vouches, with the wallet’s own word for that key', async () => {
    const { account, fresh, ...of } = await twoDevices()
    const stranger = (await twoDevices('self')).device
    const { deciding } = await of.compare()
    for (const by of [fresh, stranger]) {
      expect(await of.meet(by)).toEqual({ outcome: 'OVER' })
      expect((await of.vouch(account, { by })).outcome).toBe('REFUSED')
    }
    expect((await of.vouch(account, { publicKey: of.nonce })).outcome).toBe(
      'REFUSED',
    )
    const other = privateKeyToAccount(generatePrivateKey())
    expect((await of.vouch(other)).outcome).toBe('REFUSED')
    expect(await fresh.call('readWallet', {})).toMatchObject({
      deviceState: 'held',
    })
    expect((await of.vouch(account)).outcome).toBe('VOUCHED')
    expect((await deciding).outcome).toBe('VOUCHED')
    expect((await of.vouch(account)).outcome).toBe('REFUSED')
  })

  it('a device that is turned away hears it, and nobody else hears of it', async () => {
    const { device, deviceId, email, fresh, ...of } = await twoDevices()
    const { waiting } = await of.offers()
    expect(await device.call('revokeDevice', { deviceId })).toEqual({
      isRevoked: true,
    })
    expect(await waiting).toEqual({ outcome: 'DENIED' })

    await fresh.signIn(email)
    const again = await introduce({ device, fresh })
    expect(again.deviceId).not.toBe(deviceId)
    const { waiting: waitingAgain } = await again.offers()
    await vi.waitUntil(async () => (await denialLinks(email)).length === 5, {
      timeout: 10_000,
    })
    const token = (await denialLinks(email)).at(-1) ?? ''
    await device.call('denySignIn', { token })
    expect(await waitingAgain).toEqual({ outcome: 'DENIED' })
    // The key of another device is told nothing but that.
    const elsewhere = await twoDevices()
    expect(
      await device.call('awaitIntroduction', {
        deviceId: elsewhere.deviceId,
        commitment: elsewhere.commitment,
      }),
    ).toEqual({ outcome: 'DENIED' })
  })
})

describe('notices', () => {
  it('tell the owner of each new device once, until when it waits, and how to sign it out', async () => {
    const { email, fresh } = await twoDevices()
    await fresh.signIn(email)
    const notices = async () =>
      (await service.mails(email)).filter(({ subject }) =>
        subject.includes('a new device asks for your wallet'),
      )
    await vi.waitUntil(async () => (await notices()).length > 0, {
      timeout: 10_000,
    })
    const [mail, ...more] = await notices()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Chromium on Linux')
    expect(mail?.text).toContain(service.siteOrigin)
    expect(mail?.text).toMatch(/Until \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    const [, token = ''] = /not-me\/#([\w-]{43})/.exec(mail?.text ?? '') ?? []
    await fresh.call('denySignIn', { token })
    expect((await fresh.send('readServerHalf', {})).status).toBe(401)
  })

  it('are not sent of the device that makes the wallet, nor of one that is known', async () => {
    const { device, email } = await twoDevices('self')
    await device.signIn(email)
    const subjects = async () =>
      (await service.mails(email)).map(({ subject }) => subject)
    await vi.waitUntil(async () => (await subjects()).length === 4, {
      timeout: 10_000,
    })
    expect(
      (await subjects()).filter((subject) => subject.includes('a new device')),
    ).toHaveLength(1)
  })
})
