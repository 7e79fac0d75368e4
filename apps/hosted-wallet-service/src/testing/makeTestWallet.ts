import { randomBytes } from 'node:crypto'
import { trustDeviceText } from '@hasp/protocol/walletService'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import type { TestDevice } from './createTestDevice.js'

const bytes = (length: number) => randomBytes(length).toString('base64url')

/** A wallet that a device has just made, by a key of this process. */
export async function makeTestWallet(
  device: TestDevice,
  mode: 'self' | 'assisted' = 'self',
  account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey()),
) {
  const draft = await device.call('draftWallet', {})
  if (draft.outcome !== 'DRAFTED') throw new Error('There is one already.')
  const body = {
    walletId: draft.walletId,
    addresses: {
      eip155: account.address,
      solana: '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
    },
    mode,
    device: { envelope: bytes(60), version: 1 },
    recovery: {
      recoveryId: draft.recoveryId,
      envelope: bytes(60),
      version: 1,
      parameters: {
        type: 'password' as const,
        salt: bytes(32),
        memoryKibibytes: 65_536,
        iterations: 3,
        parallelism: 1,
      },
    },
  }
  return {
    account,
    draft,
    body,
    kept: await device.call('keepWallet', body),
    /** What the frame does once the recovery opened the wallet. */
    recover: async (fresh: TestDevice) => {
      const { deviceId } = await fresh.call('readWallet', {})
      const { walletId } = draft
      await fresh.call('startRecovery', { recoveryId: draft.recoveryId })
      const message = trustDeviceText({ walletId, deviceId })
      return await fresh.call('trustDevice', {
        envelope: bytes(60),
        version: 1,
        signature: await account.signMessage({ message }),
      })
    },
  }
}
