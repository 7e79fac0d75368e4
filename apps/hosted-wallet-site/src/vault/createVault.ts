import type { WalletServiceBody } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { EscrowClient } from '../escrow/createEscrowClient.js'
import { depositSecret } from '../escrow/depositSecret.js'
import { rebindMailbox } from '../escrow/rebindMailbox.js'
import type { Passkeys } from '../passkey/createPasskeys.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type {
  RecoverySecret,
  WalletAddresses,
  WalletOpening,
} from '../signer/SignerMessages.js'
import type { Device } from './createDevice.js'
import {
  createHalfAsker,
  hasEscrow,
  type RecoveryAnswer,
} from './createHalfAsker.js'
import type { SignerClient } from './createSignerClient.js'
import type { KeptWallet } from './DeviceRecord.js'
import { type NewWay, prepareWay } from './prepareWay.js'
import type { ServedState } from './ServedState.js'
import { VaultError } from './VaultError.js'

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
  /** What the signer opens the wallet with, unless it is withheld. */
  openingOf(served: ServedState, signal: AbortSignal): Promise<WalletOpening>
  /** Opens the wallet in the signer. */
  open(served: ServedState, signal: AbortSignal): Promise<WalletAddresses>
  /** Makes a wallet that comes back by this way. */
  make(served: ServedState, way: NewWay, signal: AbortSignal): Promise<void>
  /** Opens the wallet by its recovery and makes this a device of it. */
  recover(
    served: ServedState,
    answer: RecoveryAnswer,
    signal: AbortSignal,
  ): Promise<void>
  /**
   * Tells the escrow, in the wallet's own name, that another mailbox is the
   * visitor's.
   * @returns when it will count; undefined for a wallet that no escrow knows
   */
  rebindMailbox(
    served: ServedState,
    email: string,
    signal: AbortSignal,
  ): Promise<{ readonly bindsAfterMs: number } | undefined>
  /** Makes this a device of the wallet, by what another one has given it. */
  receive(
    served: ServedState,
    given: GivenRecovery,
    signal: AbortSignal,
  ): Promise<void>
}

/** All that opens a recovery of a wallet, and a half for this device. */
export interface GivenRecovery {
  readonly half: Uint8Array
  readonly recoveryId: string
  readonly recoveryHalf: string
  readonly recoveryEnvelope: string
  /** Of the envelope. */
  readonly version: number
  readonly serverHalf: string
}

const firstVersion = 1

/**
 * Keeps a device's halves. Whatever happens in between: until the service has
 * acknowledged all of it there is the state before, and then the state after.
 */
export function createVault(parameters: createVault.Parameters): Vault {
  const { device, escrow, passkeys, service, signer, stretch } = parameters
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
  const openingOf: Vault['openingOf'] = async (served, signal) => {
    const found = await state(served)
    if (found.status !== 'here')
      throw served.deviceState === 'held'
        ? new VaultError('held', served.holdEndsAfterMs)
        : new VaultError('notHere')
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
  /** Makes this a device of a wallet that both halves of a recovery open. */
  const settle = async (
    { deviceId, userId, wallet }: ServedState,
    by: GivenRecovery & { readonly type: RecoverySecret['type'] },
    signal: AbortSignal,
  ) => {
    if (!wallet) throw new VaultError('notHere')
    const { walletId } = wallet
    const version = (wallet.device?.version ?? 0) + 1
    const identity = { walletId, userId, deviceId, version }
    const recovered = await signer.ask('recover', {
      identity,
      recoveryVersion: by.version,
      serverHalf: base64urlnopad.decode(by.serverHalf),
      recovery: {
        type: by.type,
        id: by.recoveryId,
        half: by.half,
        serverHalf: base64urlnopad.decode(by.recoveryHalf),
      },
      envelope: base64urlnopad.decode(by.recoveryEnvelope),
      address: wallet.addresses.eip155,
    })
    const { addresses, deviceEnvelope, deviceHalf, proof, signature } =
      recovered
    await keep({ ...identity, addresses, deviceHalf })
    const envelope = base64urlnopad.encode(deviceEnvelope)
    const { outcome } = await service.call(
      'trustDevice',
      { envelope, version, signature },
      signal,
    )
    if (outcome === 'REFUSED') throw new VaultError('notHere')
    // It may have been there before such keys; the first one stays.
    const { recoveryId } = by
    if (proof)
      await service
        .call('keepProofKey', { recoveryId, ...proof }, signal)
        .catch(() => undefined)
  }
  return {
    state,
    openingOf,

    async rebindMailbox(served, email, signal) {
      if (!escrow || !served.wallet || !hasEscrow(served.wallet))
        return undefined
      const opening = await openingOf(served, signal)
      return await rebindMailbox({ escrow, signer }, { opening, email }, signal)
    },

    async open(served, signal) {
      return await signer.ask('open', await openingOf(served, signal))
    },

    async make({ deviceId, userId }, way, signal) {
      const draft = await service.call('draftWallet', {}, signal)
      if (draft.outcome === 'EXISTS') throw new VaultError('madeElsewhere')
      const { recoveryId, walletId } = draft
      const { half, parameters: recoverable } = await prepareWay(
        parameters,
        way,
      )
      const identity = { walletId, userId, deviceId, version: firstVersion }
      const made = await signer.ask('make', {
        identity,
        serverHalf: base64urlnopad.decode(draft.serverHalf),
        recovery: {
          type: way.type,
          id: recoveryId,
          half,
          serverHalf: base64urlnopad.decode(draft.recoveryHalf),
        },
      })
      const { addresses, deviceHalf } = made
      if (way.type === 'escrow') {
        const { email } = way
        const left = { walletId, addresses, half, email }
        await depositSecret({ escrow, signer }, left, signal)
      }
      // Here first: a wallet that the service knows must not lack its half.
      await keep({ ...identity, addresses, deviceHalf })
      const version = firstVersion
      const wallet: WalletServiceBody<'keepWallet'> = {
        walletId,
        addresses,
        mode: way.type === 'escrow' ? 'assisted' : 'self',
        device: {
          envelope: base64urlnopad.encode(made.deviceEnvelope),
          version,
        },
        recovery: {
          recoveryId,
          envelope: base64urlnopad.encode(made.recoveryEnvelope),
          version,
          parameters: recoverable,
          ...(made.proofKey !== undefined && { proofKey: made.proofKey }),
        },
      }
      const { outcome } = await service.call('keepWallet', wallet, signal)
      if (outcome === 'EXISTS') throw new VaultError('madeElsewhere')
    },

    async recover(served, answer, signal) {
      const { wallet } = served
      const found = wallet && (await askHalf(answer, wallet))
      if (!wallet || !found) throw new VaultError('noPassword')
      const { half, way } = found
      const { recoveryId } = way
      const started = await service.call(
        'startRecovery',
        { recoveryId },
        signal,
      )
      if (started.outcome === 'CODE_NEEDED') throw new VaultError('codeNeeded')
      if (started.outcome === 'HELD')
        throw new VaultError('held', started.holdEndsAfterMs)
      if (started.outcome === 'TRY_LATER')
        throw new VaultError('tryLater', started.retryAfterMs)
      const { type } = answer
      await settle(served, { ...way, ...started, half, type }, signal)
    },

    async receive(served, given, signal) {
      await settle(served, { ...given, type: 'introduction' }, signal)
    },
  }
}

export declare namespace createVault {
  interface Parameters extends prepareWay.Means {
    readonly device: Device
    /** Undefined where there is none. */
    readonly escrow: EscrowClient | undefined
    readonly passkeys: Passkeys
    readonly service: ServiceClient
    readonly signer: SignerClient
  }
}
