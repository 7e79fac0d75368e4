import { FrameError } from '@hasp/protocol/frame'
import { CommonPasswordError } from '../password/CommonPasswordError.js'
import type { Screens } from '../screens/createScreens.js'
import type { ServiceClient } from '../service/createServiceClient.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import { passkeysOf } from '../vault/createHalfAsker.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import type { ServedState, Vault } from '../vault/createVault.js'
import type { KeptWallet } from '../vault/DeviceRecord.js'
import { VaultError } from '../vault/VaultError.js'
import type { AskedBy } from './AskedBy.js'
import { askPassword } from './askPassword.js'
import type { Session } from './createSession.js'
import { type DoWork, sendCode } from './sendCode.js'
import { toFrameError } from './toFrameError.js'

/** What comes after a code. */
export type LoginStep =
  | { readonly action: 'CONNECT' }
  | { readonly action: 'VERIFY_DEVICE'; readonly deviceCode: string }

/** What comes after an address. */
export type EmailStep =
  | LoginStep
  | {
      readonly action: 'VERIFY_OTP'
      readonly resendAfterMs: number
      readonly expiresAfterMs: number
      readonly triesLeft: number
    }

/** A passkey that is a way back. */
export interface Passkey {
  readonly recoveryId: string
  readonly addedBeforeMs: number
}

/** Who is logged in here. */
export interface LoggedIn {
  readonly email: string
  readonly addresses: WalletAddresses
  readonly holdEndsAfterMs?: number | undefined
  readonly areApprovalsStopped?: boolean | undefined
  /** Those that bring the wallet back. */
  readonly passkeys: readonly Passkey[]
}

/** The login of one site on this device. Whatever fails is a FrameError. */
export interface Login {
  giveEmail(email: string, about: AskedBy): Promise<EmailStep>
  giveCode(code: string, about: AskedBy): Promise<LoginStep>
  /** Goes on where the device was not known. */
  giveDevice(about: AskedBy): Promise<LoginStep>
  /** Undefined where nobody is, or the wallet cannot be used here. */
  user(signal: AbortSignal): Promise<LoggedIn | undefined>
  openWallet(signal: AbortSignal): Promise<WalletAddresses>
  /** Seals what only this device may read; undefined without a wallet here. */
  sealingKey(signal: AbortSignal): Promise<CryptoKey | undefined>
  /** Adds a passkey as one more way back; the visitor has just asked for it. */
  addPasskey(signal: AbortSignal): Promise<void>
  removePasskey(recoveryId: string, signal: AbortSignal): Promise<void>
  signOut(): Promise<void>
}

export function createLogin({
  after,
  about: { deviceName, language, origin, projectId },
  arePasskeysAvailable,
  doWork,
  isCommonPassword,
  lock,
  screens,
  service,
  session,
  vault,
}: createLogin.Parameters): Login {
  /** Of the code that was sent last; a page that is reloaded asks anew. */
  let challenge: { readonly id: string; readonly email: string } | undefined

  /** What this device has of the wallet, once it was found. */
  let here: KeptWallet | undefined

  const readState = async (
    signal: AbortSignal,
  ): Promise<ServedState | undefined> => {
    if ((await session.accessToken()) === undefined) return undefined
    return await service.call('readWallet', {}, signal)
  }
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
  /** The wallet of an account on this device: opened, made or recovered. */
  const reachWallet = async (
    served: ServedState,
    about: AskedBy,
  ): Promise<LoginStep> => {
    const { status } = await vault.state(served)
    if (status === 'here' && (await open(served, about.signal)))
      return { action: 'CONNECT' }
    const isNew = status === 'none'
    const email = await session.email()
    const isDone = await askPassword(screens, about, {
      known: [origin, ...(email === undefined ? [] : [email])],
      type: isNew ? 'chooseRecovery' : 'enterRecovery',
      hasPasskey: arePasskeysAvailable && passkeysIn(served).length > 0,
      run: async (answer) => {
        if (!isNew || answer.type === 'passkey')
          return await vault.recover(served, answer, about.signal)
        const { password } = answer
        if (await isCommonPassword(password)) throw new CommonPasswordError()
        // An answer may have been lost on its way: then there is one already.
        const now = await service.call('readWallet', {}, about.signal)
        if (now.wallet) return await vault.open(now, about.signal)
        return await vault.make(now, password, about.signal)
      },
    })
    if (isDone) return { action: 'CONNECT' }
    const { deviceCode } = served
    if (isNew || deviceCode === undefined)
      throw new FrameError('RECOVERY_NEEDED')
    return { action: 'VERIFY_DEVICE', deviceCode }
  }
  const told = <Result>(run: Promise<Result>): Promise<Result> =>
    run.catch((error: unknown) => {
      throw toFrameError(error)
    })

  const challengeTo = async (
    email: string,
    about: AskedBy,
  ): Promise<EmailStep> => {
    const {
      challengeId,
      outcome: _,
      ...step
    } = await sendCode(
      { after, doWork, screens, service },
      { projectId, origin, email, deviceName, locale: language() },
      about,
    )
    challenge = { id: challengeId, email }
    return { action: 'VERIFY_OTP', ...step }
  }
  const answerCode = async (code: string, about: AskedBy) => {
    if (!challenge) throw new FrameError('CODE_EXPIRED')
    const { email, id } = challenge
    const answer = await service.call(
      'answerChallenge',
      { challengeId: id, code },
      about.signal,
    )
    switch (answer.outcome) {
      case 'CODE_INVALID':
        throw new FrameError('CODE_INVALID', { triesLeft: answer.triesLeft })
      case 'CODE_EXPIRED':
        throw new FrameError('CODE_EXPIRED')
      case 'TRY_LATER':
        throw new FrameError('TRY_LATER', { retryAfterMs: answer.retryAfterMs })
      case 'SIGNED_IN':
        challenge = undefined
        await session.keep(answer.tokens, email)
        return await reachWallet(answer.state, about)
    }
  }
  const findUser = async (
    signal: AbortSignal,
  ): Promise<LoggedIn | undefined> => {
    const served = await readState(signal)
    const email = await session.email()
    if (!served?.wallet || email === undefined) return undefined
    const found = await vault.state(served)
    if (found.status !== 'here') return undefined
    here = found.kept
    const { areApprovalsStopped, holdEndsAfterMs, wallet } = served
    return {
      email,
      addresses: wallet.addresses,
      holdEndsAfterMs,
      areApprovalsStopped,
      passkeys: passkeysIn(served),
    }
  }
  const usable = async (signal: AbortSignal): Promise<ServedState> => {
    const served = await readState(signal)
    if (!served) throw new FrameError('NOT_SIGNED_IN')
    return served
  }
  return {
    giveEmail: (email, about) =>
      told(
        (async () => {
          const served = await readState(about.signal)
          return served && (await session.email()) === email
            ? await reachWallet(served, about)
            : await challengeTo(email, about)
        })(),
      ),
    giveCode: (code, about) => told(answerCode(code, about)),
    giveDevice: (about) =>
      told(usable(about.signal).then((served) => reachWallet(served, about))),
    user: (signal) => told(findUser(signal)),
    openWallet: (signal) =>
      told(usable(signal).then((served) => vault.open(served, signal))),
    async sealingKey(signal) {
      if (!here) await findUser(signal)
      return here?.deviceHalf.key
    },
    addPasskey: (signal) =>
      told(
        (async () => {
          const served = await usable(signal)
          const email = (await session.email()) ?? ''
          await vault.addPasskey(served, email, signal)
        })(),
      ),
    removePasskey: (recoveryId, signal) =>
      told(
        usable(signal).then((served) =>
          vault.removePasskey(served, recoveryId, signal),
        ),
      ),
    async signOut() {
      here = undefined
      await lock()
      // Here it ends in any case, whether or not the service hears of it.
      await service.call('signOut', {}).catch(() => undefined)
      await session.end()
    },
  }
}

export declare namespace createLogin {
  interface Parameters {
    readonly about: {
      readonly projectId: string
      readonly origin: string
      /** What the visitor reads in a list of devices. */
      readonly deviceName: string
      readonly language: () => string
    }
    /** Whether this page may ask for a passkey. */
    readonly arePasskeysAvailable: boolean
    readonly after: sendCode.Means['after']
    readonly doWork: DoWork
    /** Whether a password leaked, so that guessers try it first. */
    readonly isCommonPassword: (password: string) => Promise<boolean>
    readonly screens: Screens
    readonly service: ServiceClient
    readonly session: Session
    readonly vault: Vault
    /** Forgets the open wallet. */
    readonly lock: () => Promise<unknown>
  }
}

const passkeysIn = ({ wallet }: ServedState) =>
  wallet ? passkeysOf(wallet) : []
