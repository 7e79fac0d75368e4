import { randomBytes } from 'node:crypto'
import { vouchText } from '@hasp/protocol/walletService'
import type { PrivateKeyAccount } from 'viem/accounts'
import { vi } from 'vitest'
import type { TestDevice } from './createTestDevice.js'

const bytes = (length: number) => randomBytes(length).toString('base64url')

/** A new device that waits, and one of the wallet that may vouch for it. */
export async function introduce(of: {
  readonly device: TestDevice
  readonly fresh: TestDevice
}) {
  const { deviceId, wallet } = await of.fresh.call('readWallet', {})
  const walletId = wallet?.walletId ?? ''
  const commitment = bytes(32)
  const offer = { publicKey: bytes(32), nonce: bytes(32) }
  const nonce = bytes(32)
  const waits = (opened?: typeof offer) =>
    of.fresh.call('awaitIntroduction', { deviceId, commitment, opened })
  const meet = (by = of.device, number = nonce) =>
    by.call('meetDevice', { deviceId, commitment, nonce: number })
  /** Waits, as the device of the wallet sees it. */
  const offers = async () => {
    const waiting = handled(waits())
    await vi.waitUntil(
      async () => {
        const { devices } = await of.device.call('listDevices', {})
        return devices.some((device) => device.commitment === commitment)
      },
      { timeout: 10_000 },
    )
    return { waiting }
  }
  /** What a device vouches with. */
  const vouching = async (
    account: PrivateKeyAccount,
    changes: { readonly by?: TestDevice; readonly publicKey?: string } = {},
  ) => {
    const { by = of.device, publicKey = offer.publicKey } = changes
    const { draft } = await by.call('draftRecovery', {})
    const message = vouchText({ walletId, deviceId, publicKey })
    return {
      deviceId,
      draft,
      envelope: bytes(60),
      version: 1,
      sealedHalf: bytes(80),
      signature: await account.signMessage({ message }),
    }
  }
  return {
    ...{ commitment, deviceId, meet, nonce, offer, offers, waits },
    /** Up to the four characters; gives what becomes of it. */
    compare: async () => {
      const { waiting } = await offers()
      const meeting = meet()
      await waiting
      const deciding = handled(waits(offer))
      await meeting
      return { deciding }
    },
    vouching,
    vouch: async (
      account: PrivateKeyAccount,
      changes: Parameters<typeof vouching>[1] = {},
    ) => {
      const { by = of.device } = changes
      const vouched = await vouching(account, changes)
      return { vouched, ...(await by.call('vouchForDevice', vouched)) }
    },
  }
}

/** Whoever does not wait for an answer may have stopped who would give it. */
function handled<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return answer
}
