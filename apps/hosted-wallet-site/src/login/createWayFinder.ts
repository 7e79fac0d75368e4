import { FrameError } from '@hasp/protocol/frame'
import type { EscrowRecovery } from '../escrow/createEscrowRecovery.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import {
  hasEscrow,
  hasOwnWay,
  passkeysOf,
  type RecoveryAnswer,
  type ServedWallet,
} from '../vault/createHalfAsker.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import type { Vault } from '../vault/createVault.js'
import type { NewWay } from '../vault/prepareWay.js'
import type { ServedState } from '../vault/ServedState.js'
import { VaultError } from '../vault/VaultError.js'
import type { AskedBy } from './AskedBy.js'
import { askEscrow } from './askEscrow.js'
import { askPassword } from './askPassword.js'
import { choosePassword } from './choosePassword.js'
import type { Session } from './createSession.js'
import type { LoginStep } from './LoginStep.js'
import { makeAssisted } from './makeAssisted.js'

/** How the wallet of an account comes to this device. */
export interface WayFinder {
  /** Opened, made or recovered. */
  reach(served: ServedState, about: AskedBy): Promise<LoginStep>
}

export function createWayFinder({
  about: { origin },
  after,
  arePasskeysAvailable,
  escrowRecovery,
  isCommonPassword,
  mode,
  ratePassword,
  screens,
  service,
  session,
  vault,
}: createWayFinder.Parameters): WayFinder {
  /** False where the half that is here is not the one of the envelope. */
  const open = async (served: ServedState, signal: AbortSignal) => {
    try {
      await vault.open(served, signal)
      return true
    } catch (error) {
      const isOther =
        error instanceof SignerRefusal && error.failure === 'cannotOpen'
      const isHeld = error instanceof VaultError && error.failure === 'held'
      if (isOther) return false
      // It may be looked at and received to.
      if (isHeld) return true
      throw error
    }
  }
  /** An answer may have been lost on its way: then there is one already. */
  const make = async (way: NewWay, signal: AbortSignal) => {
    const now = await service.call('readWallet', {}, signal)
    if (now.wallet) await vault.open(now, signal)
    else await vault.make(now, way, signal)
  }
  const makeFirst = (email: string, about: AskedBy): Promise<boolean> =>
    mode === 'assisted'
      ? makeAssisted(screens, about, () =>
          make({ type: 'escrow', email }, about.signal),
        )
      : choosePassword(
          { isCommonPassword, ratePassword, screens },
          { email, origin },
          about,
          (password) => make({ type: 'password', password }, about.signal),
        )

  /** By whatever the visitor has, until the wallet is here. */
  const recover = async (
    served: ServedState,
    wallet: ServedWallet,
    email: string,
    about: AskedBy,
  ): Promise<boolean> => {
    const { walletId } = wallet
    const run = (answer: RecoveryAnswer) =>
      vault.recover(served, answer, about.signal)
    const escrow = hasEscrow(wallet) ? escrowRecovery : undefined
    const askProvider = (recovery: EscrowRecovery) =>
      askEscrow({ after, screens }, about, {
        ...{ email, recovery, walletId },
        open: (secret) => run({ type: 'escrow', secret }),
      })
    const hasBegun = escrow && (await escrow.stage(walletId)) !== 'none'
    if (escrow && (hasBegun || !hasOwnWay(wallet)))
      return await askProvider(escrow)
    const outcome = await askPassword(screens, about, {
      type: 'enterRecovery',
      email,
      hasEscrow: escrow !== undefined,
      hasPasskey: arePasskeysAvailable && passkeysOf(wallet).length > 0,
      run,
    })
    if (outcome === 'escrow' && escrow) return await askProvider(escrow)
    if (outcome === 'done' && escrow) await tellEscrow(email, about.signal)
    return outcome === 'done'
  }
  /**
   * The address may have been moved, as its mailbox was lost: nobody but the
   * wallet's own key tells the escrow. What it cannot hear now it hears later.
   */
  const tellEscrow = async (email: string, signal: AbortSignal) => {
    await session.noteUntold(email)
    try {
      const served = await service.call('readWallet', {}, signal)
      await vault.rebindMailbox(served, email, signal)
      await session.noteUntold(undefined)
    } catch {
      return
    }
  }
  return {
    async reach(served, about) {
      const { status } = await vault.state(served)
      if (status === 'here' && (await open(served, about.signal)))
        return { action: 'CONNECT' }
      const email = (await session.email()) ?? ''
      const { deviceState, holdEndsAfterMs, wallet } = served
      // Where none is made, one that is not found is none.
      if (!wallet && mode === undefined) throw new FrameError('RECOVERY_NEEDED')
      const isDone = wallet
        ? await recover(served, wallet, email, about)
        : await makeFirst(email, about)
      if (isDone) return { action: 'CONNECT' }
      if (!wallet || deviceState === 'trusted')
        throw new FrameError('RECOVERY_NEEDED')
      return { action: 'VERIFY_DEVICE', holdEndsAfterMs }
    },
  }
}

export declare namespace createWayFinder {
  interface Parameters extends choosePassword.Means {
    readonly about: {
      /** The site that the wallet is for. */
      readonly origin: string
    }
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    /** Whether this page may ask for a passkey. */
    readonly arePasskeysAvailable: boolean
    /** Undefined where there is no escrow. */
    readonly escrowRecovery: EscrowRecovery | undefined
    /** Who can restore a wallet that is made here; undefined: none is. */
    readonly mode: ServedWallet['mode'] | undefined
    readonly service: ServiceClient
    readonly session: Pick<Session, 'email' | 'noteUntold'>
    readonly vault: Vault
  }
}
