import { base64urlnopad } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../../../hosted-wallet-service/src/testing/startTestService.js'
import { performSealing } from '../sealing/performSealing.js'
import {
  aboutLogin,
  askOtherDevice,
  choosePassword,
  createRealFrame,
  signIn,
} from '../testing/createRealFrame.js'
import { meetDevice } from './meetDevice.js'
import { vouchFor } from './vouchFor.js'

const { signal } = aboutLogin
const slowMs = 60_000

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

let people = 0
/** A wallet on one device, and a second one that has typed its code. */
async function twoDevices(lie?: Parameters<typeof createRealFrame>[1]) {
  people += 1
  const email = `joan${people}@example.test`
  const old = (await createRealFrame(service)).load()
  await signIn(service, old, email, choosePassword('lantern velvet orchard'))
  const fresh = await createRealFrame(service, lie)
  const frame = fresh.load()
  expect(await signIn(service, frame, email, askOtherDevice)).toMatchObject({
    action: 'VERIFY_DEVICE',
  })
  return { email, fresh, frame, old }
}

type Frame = Awaited<ReturnType<typeof twoDevices>>['old']

/** What the page of the wallet shows of a device that waits. */
async function waitingFor(old: Frame) {
  return await vi.waitUntil(
    async () => {
      const { devices } = await old.service.call('listDevices', {})
      const found = devices.find(({ commitment }) => commitment !== undefined)
      return found?.commitment
        ? { ...found, commitment: found.commitment }
        : undefined
    },
    { timeout: 20_000 },
  )
}

/** The visitor chooses it, and both show four characters. */
async function compare(old: Frame) {
  const device = await waitingFor(old)
  const { wallet } = await old.service.call('readWallet', {})
  const met = await meetDevice(old, device, wallet?.walletId ?? '', signal)
  return { device, met }
}

describe('introductions', () => {
  it(
    'a new device shows what the old one shows, and opens the same wallet once it is vouched for',
    async () => {
      const { fresh, frame, old } = await twoDevices()
      const comparing = compare(old)
      const shown = await frame.login.giveDevice(aboutLogin)
      expect(shown).toEqual({
        action: 'VERIFY_DEVICE',
        deviceCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}$/),
      })
      // The page of the new device is loaded again in between.
      const again = fresh.load()
      const shownAgain = await again.login.giveDevice(aboutLogin)
      expect(shownAgain).toEqual(shown)
      const waiting = again.login.giveDevice(aboutLogin)
      const { device, met } = await comparing
      expect(met?.code).toBe(
        'deviceCode' in shown ? shown.deviceCode : undefined,
      )
      if (!met) throw new Error('They did not meet.')
      await vouchFor(old, { ...device, publicKey: met.publicKey }, signal)
      expect(await waiting).toEqual({ action: 'CONNECT' })
      expect(await again.login.openWallet(signal)).toEqual(
        await old.login.openWallet(signal),
      )
      expect((await fresh.device.read()).introduction).toBeUndefined()
    },
    slowMs,
  )

  it(
    'a service that puts a key of its own in between is noticed: the two show other characters',
    async () => {
      const spy = await performSealing.makeOffer(undefined)
      const { frame, old } = await twoDevices({
        lie: (call, reply) =>
          call === 'awaitIntroduction'
            ? ({ outcome: 'MET', peerNonce: spy.nonce } as typeof reply)
            : reply,
      })
      const shown = await frame.login.giveDevice(aboutLogin)
      const { deviceId } = await frame.service.call('readWallet', {})
      const { wallet } = await old.service.call('readWallet', {})
      const opened = {
        outcome: 'OPENED',
        publicKey: spy.key.publicKey,
        nonce: spy.nonce,
      }
      const met = await meetDevice(
        {
          ...old,
          service: { ...old.service, call: async () => opened as never },
        },
        {
          ...{ deviceId, name: 'Chrome, Linux', origin: service.siteOrigin },
          // It has to say so before it knows the number of the old device.
          commitment: spy.commitment,
        },
        wallet?.walletId ?? '',
        signal,
      )
      expect(met?.publicKey).toBe(spy.key.publicKey)
      expect(shown).toEqual({
        action: 'VERIFY_DEVICE',
        deviceCode: expect.any(String),
      })
      expect(shown).not.toHaveProperty('deviceCode', met?.code)
    },
    slowMs,
  )

  it('what was opened has to be what was committed to', async () => {
    const [mine, other] = [
      await performSealing.makeOffer(undefined),
      await performSealing.makeOffer(undefined),
    ]
    const device = {
      walletId: 'a',
      deviceId: 'b',
      origin: 'https://tide.example',
      name: 'Chrome, Linux',
    }
    const peerNonce = base64urlnopad.encode(new Uint8Array(32))
    const of = ({ key, nonce }: typeof mine) => ({
      publicKey: key.publicKey,
      nonce,
    })
    const ask = {
      ...{ device, peerNonce },
      commitment: mine.commitment,
      offer: of(mine),
    }
    const code = await performSealing.compareOffer(ask)
    expect(await performSealing.compareOffer(ask)).toBe(code)
    await expect(
      performSealing.compareOffer({ ...ask, offer: of(other) }),
    ).rejects.toThrow()
    // The site and the browser are part of what is compared.
    for (const change of [
      { origin: 'https://other.example' },
      { name: 'Safari, iPhone' },
      { deviceId: 'c' },
      { walletId: 'd' },
    ])
      expect(
        await performSealing.compareOffer({
          ...ask,
          device: { ...device, ...change },
        }),
      ).not.toBe(code)
  })

  it(
    'a device that is turned away says so, and has nothing left to wait with',
    async () => {
      const { fresh, frame, old } = await twoDevices()
      const waiting = frame.login.giveDevice(aboutLogin)
      const denied = expect(waiting).rejects.toMatchObject({
        code: 'DEVICE_DENIED',
      })
      const { deviceId } = await waitingFor(old)
      await old.service.call('revokeDevice', { deviceId })
      await denied
      expect(await fresh.device.read()).not.toHaveProperty('session')
      expect(await fresh.device.read()).not.toHaveProperty('introduction')
    },
    slowMs,
  )

  it(
    'who has met an offer once cannot have it met by another number',
    async () => {
      const { frame, old } = await twoDevices()
      const comparing = compare(old)
      const shown = await frame.login.giveDevice(aboutLogin)
      const next = frame.login.giveDevice(aboutLogin)
      const { device: before } = await comparing
      expect(await compare(old)).toMatchObject({ met: undefined })
      // The characters go, and others come.
      expect(await next).toEqual({ action: 'VERIFY_DEVICE' })
      const rest = frame.login.giveDevice(aboutLogin)
      await vi.waitUntil(
        async () => (await waitingFor(old)).commitment !== before.commitment,
        { timeout: 20_000 },
      )
      const third = compare(old)
      const shownNext = await rest
      expect(shownNext).toEqual({
        action: 'VERIFY_DEVICE',
        deviceCode: expect.any(String),
      })
      expect(shownNext).not.toEqual(shown)
      void frame.login.giveDevice(aboutLogin).catch(() => undefined)
      expect((await third).met).toMatchObject({
        code: 'deviceCode' in shownNext ? shownNext.deviceCode : undefined,
      })
    },
    slowMs,
  )
})
