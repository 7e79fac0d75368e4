import { randomBytes } from 'node:crypto'
import {
  addRecoveryText,
  removeRecoveryText,
} from '@hasp/protocol/walletService'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
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
const bytes = (length: number) => randomBytes(length).toString('base64url')

async function withWallet() {
  people += 1
  const email = `radia${people}@example.test`
  const device = await createTestDevice(service)
  await device.signIn(email)
  return { email, device, ...(await makeTestWallet(device)) }
}
type Owner = Awaited<ReturnType<typeof withWallet>>

const refused = { outcome: 'REFUSED' }

/** What a passkey that was just made is kept with, signed by whom it says. */
async function passkeyOf(
  { account, draft: { walletId } }: Owner,
  drafted: { readonly draft: string; readonly recoveryId: string },
  signed: { recoveryId?: string; by?: Owner['account'] } = {},
) {
  const { by = account, recoveryId = drafted.recoveryId } = signed
  return {
    draft: drafted.draft,
    envelope: bytes(60),
    version: 1,
    parameters: {
      type: 'passkey' as const,
      credentialId: bytes(16),
      salt: bytes(32),
    },
    signature: await by.signMessage({
      message: addRecoveryText({ walletId, recoveryId }),
    }),
  }
}

describe('ways back to a wallet', () => {
  it('is one more where the wallet’s own key says so, and as often as it is asked only one', async () => {
    const owner = await withWallet()
    const { device } = owner
    const drafted = await device.call('draftRecovery', {})
    const body = await passkeyOf(owner, drafted)
    for (const _ of [1, 2]) {
      const kept = await device.call('keepRecovery', body)
      if (kept.outcome !== 'KEPT') throw new Error('It was refused.')
      expect(kept.state.wallet?.recoveries).toHaveLength(2)
    }
    const { recoveryHalf, recoveryId } = drafted
    expect(await device.call('startRecovery', { recoveryId })).toMatchObject({
      outcome: 'STARTED',
      recoveryHalf,
      recoveryEnvelope: body.envelope,
    })
  })

  it('is none more for whoever has the mailbox, another wallet’s key, or a draft of another’s making', async () => {
    const owner = await withWallet()
    const { device, email } = owner
    const thief = await createTestDevice(service)
    await thief.signIn(email)
    const drafted = await thief.call('draftRecovery', {})
    const keep = async (
      by: TestDevice,
      signed?: Parameters<typeof passkeyOf>[2],
    ) => await by.call('keepRecovery', await passkeyOf(owner, drafted, signed))
    // Not a trusted device; not its key; signed for another way.
    expect(await keep(thief)).toEqual(refused)
    const other = privateKeyToAccount(generatePrivateKey())
    expect(await keep(device, { by: other })).toEqual(refused)
    expect(await keep(device, { recoveryId: crypto.randomUUID() })).toEqual(
      refused,
    )
    const invented = await device.send('keepRecovery', {
      ...(await passkeyOf(owner, drafted)),
      draft: `k1.${bytes(80)}`,
    })
    expect(invented.status).toBe(400)
    const { wallet } = await device.call('readWallet', {})
    expect(wallet?.recoveries).toHaveLength(1)
  })

  it('is one less where the wallet’s own key says so: its half is gone, and the password stays', async () => {
    const owner = await withWallet()
    const { account, device, draft, email } = owner
    const { walletId } = draft
    const drafted = await device.call('draftRecovery', {})
    await device.call('keepRecovery', await passkeyOf(owner, drafted))
    const removal = async (recoveryId: string, message?: string) => ({
      recoveryId,
      signature: await account.signMessage({
        message: message ?? removeRecoveryText({ walletId, recoveryId }),
      }),
    })
    const { recoveryId } = drafted
    // Signed for something else; by a device that has the mailbox alone; of
    // the password, without which nobody comes back from a lost passkey.
    const added = addRecoveryText({ walletId, recoveryId })
    expect(
      await device.call('removeRecovery', await removal(recoveryId, added)),
    ).toEqual(refused)
    const thief = await createTestDevice(service)
    await thief.signIn(email)
    expect(
      await thief.call('removeRecovery', await removal(recoveryId)),
    ).toEqual(refused)
    expect(
      await device.call('removeRecovery', await removal(draft.recoveryId)),
    ).toEqual(refused)
    const stranger = await withWallet()
    expect(
      await stranger.device.call('removeRecovery', await removal(recoveryId)),
    ).toEqual(refused)

    for (const _ of [1, 2]) {
      const answer = await device.call(
        'removeRecovery',
        await removal(recoveryId),
      )
      if (answer.outcome !== 'REMOVED') throw new Error('It was refused.')
      expect(
        answer.state.wallet?.recoveries.map((way) => way.recoveryId),
      ).toEqual([draft.recoveryId])
    }
    const started = await device.send('startRecovery', { recoveryId })
    expect(started.status).toBe(404)
  })
})
