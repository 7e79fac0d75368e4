import { addRecoveryText } from '@hasp/protocol/walletService'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDevice,
  type TestDevice,
} from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
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
async function withWallet() {
  people += 1
  const email = `mary${people}@example.test`
  const device = await createTestDevice(service)
  await device.signIn(email)
  return { email, device, ...(await makeTestWallet(device)) }
}

async function told(device: TestDevice, beforeSequence?: number) {
  const body = beforeSequence === undefined ? {} : { beforeSequence }
  const { activity, hasOlder } = await device.call('readActivity', body)
  return {
    hasOlder,
    happened: activity.map(({ happened }) => happened),
    events: activity.map(({ happened }) => happened.event),
  }
}

const decision = {
  event: 'approved' as const,
  origin: 'https://tide.example',
  networkId: 'eip155:1',
  method: 'personal_sign',
  digest: 'a'.repeat(64),
}

describe('the activity of a wallet', () => {
  it('tells everything that happened to it, the newest first', async () => {
    const { account, body, device, email, recover } = await withWallet()
    const added = await device.call('draftRecovery', {})
    const { recoveryId } = added
    const { walletId } = body
    await device.call('keepRecovery', {
      draft: added.draft,
      envelope: 'A'.repeat(80),
      version: 1,
      parameters: {
        type: 'passkey',
        credentialId: 'A'.repeat(22),
        salt: 'A'.repeat(43),
      },
      signature: await account.signMessage({
        message: addRecoveryText({ walletId, recoveryId }),
      }),
    })
    await device.call('noteDecision', decision)
    const simulationDigest = 'b'.repeat(64)
    await device.call('noteDecision', {
      ...decision,
      event: 'declined',
      simulationDigest,
    })
    const other = await createTestDevice(service)
    const { state } = await other.signIn(email)
    await recover(other)
    await device.call('revokeDevice', { deviceId: state.deviceId })

    const { events, happened, hasOlder } = await told(device)
    expect(events).toEqual([
      'deviceRevoked',
      'deviceTrusted',
      'signedIn',
      'declined',
      'approved',
      'wayBackAdded',
      'walletMade',
      'signedIn',
    ])
    expect(hasOlder).toBe(false)
    expect(happened[2]).toEqual({
      event: 'signedIn',
      device: 'Chromium on Linux',
      origin: service.siteOrigin,
      isNewDevice: true,
      wrongCodes: 0,
    })
    expect(happened[3]).toMatchObject({ simulationDigest })
    expect(happened[5]).toMatchObject({ way: 'passkey' })
  })

  it('tells how many codes others had wrong since the last sign-in', async () => {
    const { device, email } = await withWallet()
    const stranger = await createTestDevice(service)
    const started = await stranger.start(email)
    if (started.outcome !== 'SENT') throw new Error('No code was sent.')
    const { challengeId } = started
    for (const code of ['000001', '000002', '000003'])
      await stranger.call('answerChallenge', { challengeId, code })
    await device.signIn(email)
    const { happened } = await told(device)
    expect(happened[0]).toMatchObject({ isNewDevice: false, wrongCodes: 3 })
    await device.signIn(email)
    expect((await told(device)).happened[0]).toMatchObject({ wrongCodes: 0 })
  })

  it('T-SVC-10: tells it to nobody who has proved the mailbox alone, and takes no word of theirs', async () => {
    const { device, email } = await withWallet()
    const thief = await createTestDevice(service)
    await thief.signIn(email)
    expect(await told(thief)).toMatchObject({ events: [] })
    await thief.call('noteDecision', decision)
    expect((await told(device)).events).not.toContain('approved')
    const [somebodyElse] = [await withWallet()]
    expect((await told(somebodyElse.device)).events).toHaveLength(2)
  })

  it('goes on with what is older', async () => {
    const { device } = await withWallet()
    for (let count = 0; count < 40; count += 1)
      await device.call('noteDecision', decision)
    const first = await device.call('readActivity', {})
    expect(first.hasOlder).toBe(true)
    const last = first.activity.at(-1)?.sequence ?? 0
    const rest = await told(device, last)
    expect(first.activity.length + rest.events.length).toBe(42)
    expect(rest.events.at(-1)).toBe('signedIn')
    expect(rest.hasOlder).toBe(false)
  })

  it('writes nothing for a device that ended nobody', async () => {
    const { device, email } = await withWallet()
    const thief = await createTestDevice(service)
    const { state } = await thief.signIn(email)
    const { devices } = await thief.call('listDevices', {})
    const own = devices.find(({ deviceId }) => deviceId !== state.deviceId)
    await thief.call('revokeDevice', { deviceId: own?.deviceId ?? '' })
    expect((await told(device)).events).not.toContain('deviceRevoked')
  })
})
