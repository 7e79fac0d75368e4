import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import { type Passkeys, passkeySalt } from '../passkey/createPasskeys.js'
import type { PasswordQuestion } from '../password/PasswordMessages.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import type { Device } from './createDevice.js'
import {
  createHalfAsker,
  passkeysOf,
  type RecoveryAnswer,
} from './createHalfAsker.js'
import type { SignerClient } from './createSignerClient.js'
import type { KeptWallet } from './DeviceRecord.js'
import { passwordCost } from './passwordCost.js'
import { VaultError } from './VaultError.js'

/** An account as the service knows it. */
export type ServedState = WalletServiceReply<'readWallet'>

/** How the wallet of an account stands on this device. */
export type WalletState =
  /** There is none anywhere: one has to be made. */
  | { readonly status: 'none' }
  /** It is elsewhere: this device needs a recovery. */
  | { readonly status: 'elsewhere' }
  | {
      readonly status: 'here'
      readonly kept: KeptWallet
      readonly envelope: string
      readonly version: number
    }

/** The halves of one site's device. */
export interface Vault {
  state(served: ServedState): Promise<WalletState>
  /** Opens the wallet in the signer. */
  open(served: ServedState, signal: AbortSignal): Promise<WalletAddresses>
  /** Makes a wallet that the password restores. */
  make(
    served: ServedState,
    password: string,
    signal: AbortSignal,
  ): Promise<void>
  /** Opens the wallet by its recovery and makes this a device of it. */
  recover(
    served: ServedState,
    answer: RecoveryAnswer,
    signal: AbortSignal,
  ): Promise<void>
  /** One more way back to the wallet that is here. */
  addPasskey(
    served: ServedState,
    name: string,
    signal: AbortSignal,
  ): Promise<void>
  /** One way less: the passkey does not open the wallet any more. */
  removePasskey(
    served: ServedState,
    recoveryId: string,
    signal: AbortSignal,
  ): Promise<void>
}

const firstVersion = 1

/**
 * Keeps a device's halves. Whatever happens in between: until the service has
 * acknowledged all of it there is the state before, and then the state after.
 */
export function createVault(parameters: createVault.Parameters): Vault {
  const { device, passkeys, randomBytes, service, signer, stretch } = parameters
  const askHalf = createHalfAsker({ passkeys, stretch })
  const keep = (wallet: KeptWallet) =>
    device.change((record) => ({
      ...record,
      wallets: [
        ...record.wallets.filter(({ userId }) => userId !== wallet.userId),
        wallet,
      ],
    }))
  const state: Vault['state'] = async ({ deviceId, userId, wallet }) => {
    if (!wallet) return { status: 'none' }
    const { wallets } = await device.read()
    const kept = wallets.find(
      (one) =>
        one.walletId === wallet.walletId &&
        one.userId === userId &&
        one.deviceId === deviceId,
    )
    return kept && wallet.device
      ? { status: 'here', kept, ...wallet.device }
      : { status: 'elsewhere' }
  }
  const openingOf = async (served: ServedState, signal: AbortSignal) => {
    const found = await state(served)
    if (found.status !== 'here') throw new VaultError('notHere')
    const half = await service.call('readServerHalf', {}, signal)
    if (half.outcome === 'HELD')
      throw new VaultError('held', half.holdEndsAfterMs)
    if (half.outcome === 'WAITING') throw new VaultError('notHere')
    const { addresses, deviceHalf, deviceId, userId, walletId } = found.kept
    return {
      identity: { walletId, userId, deviceId, version: found.version },
      serverHalf: base64urlnopad.decode(half.serverHalf),
      deviceHalf,
      envelope: base64urlnopad.decode(found.envelope),
      address: addresses.eip155,
    }
  }
  return {
    state,

    async open(served, signal) {
      return await signer.ask('open', await openingOf(served, signal))
    },

    async addPasskey(served, name, signal) {
      const { wallet } = served
      if (!wallet) throw new VaultError('notHere')
      const { walletId } = wallet
      const known = passkeysOf(wallet).map(({ credentialId }) => credentialId)
      // First, while the press still counts to the browser.
      const { credentialId, half } = await passkeys.create({
        ...{ known, name, walletId },
      })
      const opening = await openingOf(served, signal)
      const { draft, recoveryHalf, recoveryId } = await service.call(
        'draftRecovery',
        {},
        signal,
      )
      const { recoveryEnvelope, signature } = await signer.ask('addRecovery', {
        ...opening,
        recovery: {
          type: 'passkey',
          id: recoveryId,
          half,
          serverHalf: base64urlnopad.decode(recoveryHalf),
        },
      })
      const { outcome } = await service.call(
        'keepRecovery',
        {
          draft,
          envelope: base64urlnopad.encode(recoveryEnvelope),
          version: opening.identity.version,
          parameters: {
            type: 'passkey',
            credentialId,
            salt: base64urlnopad.encode(await passkeySalt(walletId)),
          },
          signature,
        },
        signal,
      )
      if (outcome === 'REFUSED') throw new VaultError('notHere')
    },

    async removePasskey(served, recoveryId, signal) {
      const opening = await openingOf(served, signal)
      const asked = { ...opening, recoveryId }
      const { signature } = await signer.ask('removeRecovery', asked)
      const { outcome } = await service.call(
        'removeRecovery',
        { recoveryId, signature },
        signal,
      )
      if (outcome === 'REFUSED') throw new VaultError('notHere')
    },

    async make({ deviceId, userId }, password, signal) {
      const draft = await service.call('draftWallet', {}, signal)
      if (draft.outcome === 'EXISTS') throw new VaultError('madeElsewhere')
      const { recoveryId, walletId } = draft
      const salt = randomBytes(32)
      const half = await stretch({ password, salt, ...passwordCost })
      const identity = { walletId, userId, deviceId, version: firstVersion }
      const made = await signer.ask('make', {
        identity,
        serverHalf: base64urlnopad.decode(draft.serverHalf),
        recovery: {
          type: 'password',
          id: recoveryId,
          half,
          serverHalf: base64urlnopad.decode(draft.recoveryHalf),
        },
      })
      const { addresses, deviceHalf } = made
      // Here first: a wallet that the service knows must not lack its half.
      await keep({ ...identity, addresses, deviceHalf })
      const version = firstVersion
      const wallet: WalletServiceBody<'keepWallet'> = {
        walletId,
        addresses,
        mode: 'self',
        device: {
          envelope: base64urlnopad.encode(made.deviceEnvelope),
          version,
        },
        recovery: {
          recoveryId,
          envelope: base64urlnopad.encode(made.recoveryEnvelope),
          version,
          parameters: {
            type: 'password',
            salt: base64urlnopad.encode(salt),
            ...passwordCost,
          },
        },
      }
      const { outcome } = await service.call('keepWallet', wallet, signal)
      if (outcome === 'EXISTS') throw new VaultError('madeElsewhere')
    },

    async recover({ deviceId, userId, wallet }, answer, signal) {
      const found = wallet && (await askHalf(answer, wallet))
      if (!wallet || !found) throw new VaultError('noPassword')
      const { half, way } = found
      const { recoveryId } = way
      const { walletId } = wallet
      const started = await service.call(
        'startRecovery',
        { recoveryId },
        signal,
      )
      if (started.outcome === 'CODE_NEEDED') throw new VaultError('codeNeeded')
      if (started.outcome === 'TRY_LATER')
        throw new VaultError('tryLater', started.retryAfterMs)
      const version = (wallet.device?.version ?? 0) + 1
      const identity = { walletId, userId, deviceId, version }
      const recovered = await signer.ask('recover', {
        identity,
        recoveryVersion: way.version,
        serverHalf: base64urlnopad.decode(started.serverHalf),
        recovery: {
          type: answer.type,
          id: recoveryId,
          half,
          serverHalf: base64urlnopad.decode(started.recoveryHalf),
        },
        envelope: base64urlnopad.decode(started.recoveryEnvelope),
        address: wallet.addresses.eip155,
      })
      const { addresses, deviceEnvelope, deviceHalf, signature } = recovered
      await keep({ ...identity, addresses, deviceHalf })
      const { outcome } = await service.call(
        'trustDevice',
        {
          envelope: base64urlnopad.encode(deviceEnvelope),
          version,
          signature,
        },
        signal,
      )
      if (outcome === 'REFUSED') throw new VaultError('notHere')
    },
  }
}

export declare namespace createVault {
  interface Parameters {
    readonly device: Device
    readonly passkeys: Passkeys
    readonly service: ServiceClient
    readonly signer: SignerClient
    readonly randomBytes: (count: number) => Uint8Array
    /** Argon2id, somewhere else than here. */
    readonly stretch: (question: PasswordQuestion) => Promise<Uint8Array>
  }
}
