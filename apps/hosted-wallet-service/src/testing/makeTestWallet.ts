import { randomBytes } from 'node:crypto'
import {
  trustDeviceText,
  type WalletServiceBody,
} from '@hasp/protocol/walletService'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import type { TestDevice } from './createTestDevice.js'

const bytes = (length: number) => randomBytes(length).toString('base64url')

type Parameters = WalletServiceBody<'keepWallet'>['recovery']['parameters']

const password = (): Parameters => ({
  type: 'password',
  salt: bytes(32),
  memoryKibibytes: 65_536,
  iterations: 3,
  parallelism: 1,
})

/** A wallet that a device is about to make, by a key of this process. */
export async function draftTestWallet(
  device: TestDevice,
  mode: 'self' | 'assisted' = 'self',
  account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey()),
  parameters: Parameters = password(),
  proofKey?: string,
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
      parameters,
      proofKey,
    },
  }
  return { account, draft, body }
}

/** A wallet that a device has just made. */
export async function makeTestWallet(
  device: TestDevice,
  ...options: [
    mode?: 'self' | 'assisted',
    account?: PrivateKeyAccount,
    parameters?: Parameters,
    proofKey?: string,
  ]
) {
  const drafted = await draftTestWallet(device, ...options)
  const { account, body, draft } = drafted
  return {
    ...drafted,
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
