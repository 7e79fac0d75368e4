import { randomBytes } from 'node:crypto'
import { trustDeviceText } from '@hasp/protocol/walletService'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDevice,
  type TestDevice,
} from '../testing/createTestDevice.js'
import { draftTestWallet, makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

let people = 0
const somebody = () => {
  people += 1
  return `barbara${people}@example.test`
}
const bytes = (length: number) => randomBytes(length).toString('base64url')

async function withWallet() {
  const email = somebody()
  const device = await createTestDevice(service)
  await device.signIn(email)
  return { email, device, ...(await makeTestWallet(device)) }
}

describe('wallets', () => {
  it('[R2.13] is there once its address and both envelopes are, and gives the same half again', async () => {
    const { body, device, draft, kept } = await withWallet()
    expect(kept).toMatchObject({
      outcome: 'KEPT',
      state: {
        deviceState: 'trusted',
        wallet: { addresses: body.addresses, device: body.device },
      },
    })
    for (const _ of [1, 2])
      expect(await device.call('readServerHalf', {})).toEqual({
        outcome: 'HALF',
        serverHalf: draft.serverHalf,
      })
  })

  it('a draft that was never finished is no wallet', async () => {
    const device = await createTestDevice(service)
    await device.signIn(somebody())
    await device.call('draftWallet', {})
    expect(await device.call('readWallet', {})).not.toHaveProperty('wallet')
    expect(await device.call('readServerHalf', {})).toEqual({
      outcome: 'WAITING',
    })
  })

  it('says so again when the answer was lost, and makes no second wallet', async () => {
    const { body, device } = await withWallet()
    expect(await device.call('keepWallet', body)).toMatchObject({
      outcome: 'KEPT',
      state: {
        deviceState: 'trusted',
        wallet: { walletId: body.walletId, device: body.device },
      },
    })
    expect(await device.call('draftWallet', {})).toEqual({ outcome: 'EXISTS' })
    expect(
      await device.call('keepWallet', {
        ...body,
        walletId: '00000000-0000-4000-8000-000000000000',
      }),
    ).toEqual({ outcome: 'EXISTS' })
  })

  it('of two devices that make the first wallet at once, one does, and the other waits', async () => {
    const email = somebody()
    const devices = [await secondDevice(email), await secondDevice(email)]
    // Both have drafted before either keeps: who comes later gets no draft.
    const drafted = await Promise.all(
      devices.map(async (device) => ({
        device,
        body: (await draftTestWallet(device)).body,
      })),
    )
    const kept = await Promise.all(
      drafted.map(({ device, body }) => device.call('keepWallet', body)),
    )
    expect(kept.map(({ outcome }) => outcome).toSorted()).toEqual([
      'EXISTS',
      'KEPT',
    ])
    const states = await Promise.all(
      devices.map((device) => device.call('readWallet', {})),
    )
    expect(states.map(({ deviceState }) => deviceState).toSorted()).toEqual([
      'trusted',
      'waiting',
    ])
    expect(new Set(states.map(({ wallet }) => wallet?.walletId)).size).toBe(1)
  })

  it('a new device with the code alone waits, and gets no half', async () => {
    const { device, email } = await withWallet()
    await device.call('signOut', {})
    const fresh = await secondDevice(email)
    expect(await fresh.call('readWallet', {})).toMatchObject({
      deviceState: 'waiting',
    })
    expect(await fresh.call('readServerHalf', {})).toEqual({
      outcome: 'WAITING',
    })
  })

  it('comes back by its recovery, once the wallet itself has signed for the device', async () => {
    const { account, body, email } = await withWallet()
    const fresh = await secondDevice(email)
    const { deviceId } = await fresh.call('readWallet', {})
    const started = await fresh.call('startRecovery', {
      recoveryId: body.recovery.recoveryId,
    })
    expect(started).toMatchObject({
      outcome: 'STARTED',
      recoveryEnvelope: body.recovery.envelope,
    })
    const trust = async (signer: PrivateKeyAccount, message: string) =>
      await fresh.call('trustDevice', {
        envelope: bytes(60),
        version: 1,
        signature: await signer.signMessage({ message }),
      })
    const text = trustDeviceText({ walletId: body.walletId, deviceId })
    const stranger = privateKeyToAccount(generatePrivateKey())
    expect(await trust(stranger, text)).toEqual({ outcome: 'REFUSED' })
    expect(await trust(account, `${text} `)).toEqual({ outcome: 'REFUSED' })
    expect(await trust(account, text)).toMatchObject({
      outcome: 'TRUSTED',
      state: { deviceState: 'trusted' },
    })
    if (started.outcome !== 'STARTED') throw new Error('It did not start.')
    expect(await fresh.call('readServerHalf', {})).toEqual({
      outcome: 'HALF',
      serverHalf: started.serverHalf,
    })
    // The same signature a second time takes no newer envelope's place.
    expect(await trust(account, text)).toEqual({ outcome: 'REFUSED' })
  })

  it('gives a recovery away five times an hour and no more', async () => {
    const { body, device } = await withWallet()
    const { recoveryId } = body.recovery
    for (let count = 0; count < 5; count += 1)
      expect(await device.call('startRecovery', { recoveryId })).toMatchObject({
        outcome: 'STARTED',
      })
    expect(await device.call('startRecovery', { recoveryId })).toMatchObject({
      outcome: 'TRY_LATER',
    })
  })

  it('T-SVC-10: nobody reaches the wallet or the devices of somebody else', async () => {
    const [one, other] = [await withWallet(), await withWallet()]
    const { deviceId } = await one.device.call('readWallet', {})
    expect(await other.device.call('revokeDevice', { deviceId })).toEqual({
      isRevoked: false,
    })
    const response = await other.device.send('startRecovery', {
      recoveryId: one.body.recovery.recoveryId,
    })
    expect(response.status).toBe(404)
    expect((await other.device.call('listDevices', {})).devices).toHaveLength(1)
  })

  it('T-CUS-02: a device that was revoked has no half and no token, others have', async () => {
    const { account, body, device, email } = await withWallet()
    const fresh = await secondDevice(email)
    const { deviceId } = await fresh.call('readWallet', {})
    await fresh.call('startRecovery', { recoveryId: body.recovery.recoveryId })
    await fresh.call('trustDevice', {
      envelope: bytes(60),
      version: 1,
      signature: await account.signMessage({
        message: trustDeviceText({ walletId: body.walletId, deviceId }),
      }),
    })
    expect(await device.call('revokeDevice', { deviceId })).toEqual({
      isRevoked: true,
    })
    expect((await fresh.send('readServerHalf', {})).status).toBe(401)
    expect(await device.call('readServerHalf', {})).toMatchObject({
      outcome: 'HALF',
    })
  })

  it('T-SVC-12: who has the mailbox alone ends no device but the one they use', async () => {
    const { device, email } = await withWallet()
    const thief = await secondDevice(email)
    const { devices } = await thief.call('listDevices', {})
    const idOf = (isThis: boolean) =>
      devices.find((entry) => entry.isThis === isThis)?.deviceId ?? ''
    expect(await thief.call('revokeDevice', { deviceId: idOf(false) })).toEqual(
      { isRevoked: false },
    )
    expect(await device.call('readServerHalf', {})).toMatchObject({
      outcome: 'HALF',
    })
    expect(await thief.call('revokeDevice', { deviceId: idOf(true) })).toEqual({
      isRevoked: true,
    })
    expect((await thief.send('readWallet', {})).status).toBe(401)
  })

  it('a device that was revoked begins as a new one: what the wallet signed for it before speaks for nobody', async () => {
    const { account, body, device, email } = await withWallet()
    const lost = await secondDevice(email)
    const { deviceId } = await lost.call('readWallet', {})
    const signature = await account.signMessage({
      message: trustDeviceText({ walletId: body.walletId, deviceId }),
    })
    const { recoveryId } = body.recovery
    const trust = async (version: number) => {
      await lost.call('startRecovery', { recoveryId })
      return await lost.call('trustDevice', {
        envelope: bytes(60),
        version,
        signature,
      })
    }
    expect(await trust(1)).toMatchObject({ outcome: 'TRUSTED' })
    await device.call('revokeDevice', { deviceId })

    await lost.signIn(email)
    expect(await lost.call('readWallet', {})).toMatchObject({
      deviceState: 'waiting',
    })
    expect(await trust(2)).toEqual({ outcome: 'REFUSED' })
  })

  it('keeps the first outcome of a request, for its user and site', async () => {
    const [one, other] = [await withWallet(), await withWallet()]
    const key = { origin: service.siteOrigin, requestId: 'request-1' }
    const keep = (device: TestDevice, digest: string) =>
      device.call('keepOutcome', { ...key, digest, sealed: 'AAAA' })
    const [first, second] = [bytes(32), bytes(32)]
    expect(await keep(one.device, first)).toEqual({ isFirst: true })
    expect(await keep(one.device, second)).toEqual({ isFirst: false })
    expect(await one.device.call('findOutcome', key)).toEqual({
      found: { digest: first, sealed: 'AAAA' },
    })
    expect(await other.device.call('findOutcome', key)).toEqual({})
  })
})

/** Another browser of the same person. */
async function secondDevice(email: string): Promise<TestDevice> {
  const device = await createTestDevice(service)
  await device.signIn(email)
  return device
}
