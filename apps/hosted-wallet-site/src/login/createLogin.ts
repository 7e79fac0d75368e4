import { FrameError } from '@hasp/protocol/frame'
import type { Introductions } from '../introductions/createIntroductions.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import {
  hasPassword,
  passkeysOf,
  type ServedWallet,
} from '../vault/createHalfAsker.js'
import type { KeptWallet } from '../vault/DeviceRecord.js'
import type { ServedState } from '../vault/ServedState.js'
import type { AskedBy } from './AskedBy.js'
import type { Session } from './createSession.js'
import { createWayFinder } from './createWayFinder.js'
import type { LoginStep } from './LoginStep.js'
import { type DoWork, sendCode } from './sendCode.js'
import { toFrameError } from './toFrameError.js'

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
  /** Who can restore the wallet: its owner alone, or with the provider. */
  readonly mode: ServedWallet['mode']
  readonly hasPassword: boolean
  readonly holdEndsAfterMs?: number | undefined
  readonly areApprovalsStopped?: boolean | undefined
  /** Those that bring the wallet back. */
  readonly passkeys: readonly Passkey[]
}

/** The login of one site on this device. Whatever fails is a FrameError. */
export interface Login {
  giveEmail(email: string, about: AskedBy): Promise<EmailStep>
  giveCode(code: string, about: AskedBy): Promise<LoginStep>
  /** Mails a code to whoever is logged in, before something that matters. */
  askAgain(about: AskedBy): Promise<EmailStep>
  /** Waits for another device to vouch for this one; for a minute at most. */
  giveDevice(about: AskedBy): Promise<LoginStep>
  /** Goes on with what was begun to restore the wallet; no code is needed. */
  restore(about: AskedBy): Promise<LoginStep>
  /** Goes in to look and to receive, while a hold lasts. */
  enterToLook(about: AskedBy): Promise<LoginStep>
  /** Undefined where nobody is, or the wallet cannot be used here. */
  user(signal: AbortSignal): Promise<LoggedIn | undefined>
  openWallet(signal: AbortSignal): Promise<WalletAddresses>
  /** Seals what only this device may read; undefined without a wallet here. */
  sealingKey(signal: AbortSignal): Promise<CryptoKey | undefined>
  /** The account of who is logged in, as the service knows it. */
  account(signal: AbortSignal): Promise<ServedState>
  /** Tells the escrow, if the wallet has one, of another mailbox. */
  rebindMailbox(email: string, signal: AbortSignal): Promise<unknown>
  signOut(): Promise<void>
}

export function createLogin(parameters: createLogin.Parameters): Login {
  const { after, doWork, introductions, lock } = parameters
  const { screens, service, session, vault } = parameters
  const { deviceName, language, origin, projectId } = parameters.about
  /** Of the code that was sent last; a page that is reloaded asks anew. */
  let challenge: { readonly id: string; readonly email: string } | undefined

  /** What was known of a device that waits for another one. */
  let waiting: ServedState | undefined

  /** What this device has of the wallet, once it was found. */
  let here: KeptWallet | undefined

  const readState = async (
    signal: AbortSignal,
  ): Promise<ServedState | undefined> => {
    if ((await session.accessToken()) === undefined) return undefined
    return await service.call('readWallet', {}, signal)
  }
  const ways = createWayFinder(parameters)
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
      case 'RESERVED':
        throw new FrameError('EMAIL_TAKEN', {
          retryAfterMs: answer.retryAfterMs,
        })
      case 'SIGNED_IN':
        challenge = undefined
        await session.keep(answer.tokens, email)
        return await reach(answer.state, about)
    }
  }
  const findUser = async (
    signal: AbortSignal,
  ): Promise<LoggedIn | undefined> => {
    const served = await readState(signal)
    const email = await session.email()
    if (!served?.wallet || email === undefined) return undefined
    const found = await vault.state(served)
    here = found.status === 'here' ? found.kept : undefined
    if (!here && served.deviceState !== 'held') return undefined
    const { areApprovalsStopped, holdEndsAfterMs, wallet } = served
    return {
      email,
      addresses: wallet.addresses,
      mode: wallet.mode,
      hasPassword: hasPassword(wallet),
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
  const reach = async (
    served: ServedState,
    about: AskedBy,
  ): Promise<LoginStep> => {
    const step = await ways.reach(served, about)
    waiting = step.action === 'VERIFY_DEVICE' ? served : undefined
    return step
  }
  /** Its token may be gone, which is no reason to ask for it. */
  const waitForDevice = async (signal: AbortSignal): Promise<LoginStep> => {
    waiting ??= await usable(signal)
    const waited = await introductions.wait(waiting, signal)
    if (!waited.isTrusted) {
      const { holdEndsAfterMs } = waiting
      return {
        action: 'VERIFY_DEVICE',
        deviceCode: waited.code,
        holdEndsAfterMs,
      }
    }
    waiting = undefined
    const { status } = await vault.state(await usable(signal))
    if (status !== 'here') throw new FrameError('RECOVERY_NEEDED')
    return { action: 'CONNECT' }
  }
  return {
    giveEmail: (email, about) =>
      told(
        (async () => {
          const served = await readState(about.signal)
          return served && (await session.email()) === email
            ? await reach(served, about)
            : await challengeTo(email, about)
        })(),
      ),
    giveCode: (code, about) => told(answerCode(code, about)),
    askAgain: (about) =>
      told(
        session.email().then((email) => {
          if (email === undefined) throw new FrameError('NOT_SIGNED_IN')
          return challengeTo(email, about)
        }),
      ),
    giveDevice: (about) => told(waitForDevice(about.signal)),
    restore: (about) =>
      told(usable(about.signal).then((served) => reach(served, about))),
    enterToLook: (about) =>
      told(
        usable(about.signal).then(({ deviceState, holdEndsAfterMs }) =>
          deviceState === 'held'
            ? { action: 'CONNECT' }
            : { action: 'VERIFY_DEVICE', holdEndsAfterMs },
        ),
      ),
    user: (signal) => told(findUser(signal)),
    openWallet: (signal) =>
      told(usable(signal).then((served) => vault.open(served, signal))),
    async sealingKey(signal) {
      if (!here) await findUser(signal)
      return here?.deviceHalf.key
    },
    account: (signal) => told(usable(signal)),
    rebindMailbox: (email, signal) =>
      told(
        usable(signal).then((served) =>
          vault.rebindMailbox(served, email, signal),
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
  interface Parameters extends createWayFinder.Parameters {
    readonly about: {
      readonly projectId: string
      readonly origin: string
      /** What the visitor reads in a list of devices. */
      readonly deviceName: string
      readonly language: () => string
    }
    readonly doWork: DoWork
    readonly introductions: Introductions
    /** Forgets the open wallet. */
    readonly lock: () => Promise<unknown>
    readonly session: Session
  }
}

const passkeysIn = ({ wallet }: ServedState) =>
  wallet ? passkeysOf(wallet) : []
