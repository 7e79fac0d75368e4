import { base64urlnopad } from '@scure/base'
import { sealInWorker } from '../../sealing/askSealingWorker.js'
import type {
  OwnerOpening,
  OwnerTask,
  ShownKey,
} from '../../signer/OwnerMessages.js'
import { askOwnerWorker } from '../../vault/askOwnerWorker.js'
import {
  createHalfAsker,
  hasPassword,
  passkeysOf,
  type RecoveryAnswer,
  type ServedWallet,
} from '../../vault/createHalfAsker.js'
import type { ServedState } from '../../vault/ServedState.js'
import { VaultError } from '../../vault/VaultError.js'
import type { Wallet } from '../createWallet.js'

/** What the owner of a wallet does with its key, on pages that are alone. */
export interface Owner {
  /** By what the owner proves to be one. */
  ways(signal: AbortSignal): Promise<{
    readonly hasPassword: boolean
    readonly hasPasskey: boolean
  }>
  /**
   * Finds what opens the wallet, and tries it; only after a code that was just
   * typed.
   * @param answer undefined where the wallet has no secret of the owner's
   */
  prove(
    answer: RecoveryAnswer | undefined,
    signal: AbortSignal,
  ): Promise<OwnerOpening>
  showKey(opening: OwnerOpening): Promise<ShownKey>
  /** What the service and, sealed, the escrow are asked with. */
  signDeletion(opening: OwnerOpening): Promise<{
    readonly signature: string
    readonly sealedForEscrow?: string
  }>
}

export function createOwner({
  arePasskeysAvailable,
  escrowKey,
  forWaysBack: { passkeys, stretch, vault },
  service,
  startWorker,
}: Pick<
  Wallet,
  'arePasskeysAvailable' | 'forWaysBack' | 'service' | 'startWorker'
> & {
  /** Undefined where there is no escrow. */
  readonly escrowKey: string | undefined
}): Owner {
  const seal = sealInWorker(() => startWorker('sealing'))
  const askHalf = createHalfAsker({ passkeys, stretch })
  const ask = (task: OwnerTask) =>
    askOwnerWorker(() => startWorker('owner'), task)
  const read = async (signal: AbortSignal) => {
    const served = await service.call('readWallet', {}, signal)
    if (!served.wallet) throw new VaultError('notHere')
    return { served, wallet: served.wallet }
  }
  const openingBy = async (
    answer: RecoveryAnswer,
    { deviceId, userId }: ServedState,
    wallet: ServedWallet,
    signal: AbortSignal,
  ): Promise<OwnerOpening> => {
    const found = await askHalf(answer, wallet)
    if (!found) throw new VaultError('noPassword')
    const { half, way } = found
    const { recoveryId } = way
    const started = await service.call('startRecovery', { recoveryId }, signal)
    if (started.outcome === 'CODE_NEEDED') throw new VaultError('codeNeeded')
    if (started.outcome === 'HELD')
      throw new VaultError('held', started.holdEndsAfterMs)
    if (started.outcome === 'TRY_LATER')
      throw new VaultError('tryLater', started.retryAfterMs)
    const { walletId } = wallet
    return {
      by: 'recovery',
      identity: { walletId, userId, deviceId, version: way.version },
      recoveryVersion: way.version,
      recovery: {
        type: answer.type,
        id: recoveryId,
        half,
        serverHalf: base64urlnopad.decode(started.recoveryHalf),
      },
      envelope: base64urlnopad.decode(started.recoveryEnvelope),
      address: wallet.addresses.eip155,
    }
  }
  return {
    async ways(signal) {
      const { wallet } = await read(signal)
      return {
        hasPassword: hasPassword(wallet),
        hasPasskey: arePasskeysAvailable && passkeysOf(wallet).length > 0,
      }
    },

    async prove(answer, signal) {
      const { served, wallet } = await read(signal)
      const opening: OwnerOpening = answer
        ? await openingBy(answer, served, wallet, signal)
        : { by: 'device', ...(await vault.openingOf(served, signal)) }
      await ask({ type: 'check', opening })
      return opening
    },

    async showKey(opening) {
      const done = await ask({ type: 'show', opening })
      if (done.type !== 'shown') throw new Error('No key was shown.')
      return done.key
    },

    async signDeletion(opening) {
      const done = await ask({ type: 'delete', opening })
      if (done.type !== 'signed') throw new Error('Nothing was signed.')
      const { escrowSignature, signature } = done
      if (escrowKey === undefined) return { signature }
      const { walletId } = opening.identity
      const body = { walletId, signature: escrowSignature }
      const request = { call: 'forget' as const, body }
      const { sealed } = await seal('sealRequest', { escrowKey, request })
      return { signature, sealedForEscrow: sealed }
    },
  }
}
