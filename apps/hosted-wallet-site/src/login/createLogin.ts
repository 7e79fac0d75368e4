import { FrameError } from '@hasp/protocol/frame'
import type { RecoveryState } from '../screens/ChooseRecoveryScreen.js'
import type { Screen, Screens } from '../screens/createScreens.js'
import { ServiceError } from '../service/ServiceError.js'
import type {
  SentCode,
  ServedAccount,
  WalletService,
} from '../service/WalletService.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import type { Vault } from '../vault/createVault.js'
import type { TextKey } from '../texts/en.js'

/** What comes after a code. */
export type LoginStep =
  | { readonly action: 'CONNECT' }
  | { readonly action: 'VERIFY_DEVICE'; readonly deviceCode: string }

/** What comes after an address. */
export type EmailStep = LoginStep | ({ readonly action: 'VERIFY_OTP' } & SentCode)

/** The login of one site on this device. */
export interface Login {
  giveEmail(email: string, about: AskedBy): Promise<EmailStep>
  giveCode(code: string, about: AskedBy): Promise<LoginStep>
  /** Goes on where the device was not known. */
  giveDevice(about: AskedBy): Promise<LoginStep>
  /** Who is logged in with a wallet that can be used here. */
  user(signal: AbortSignal): Promise<ServedAccount | undefined>
  /** Opens the wallet. @throws FrameError `NOT_SIGNED_IN` */
  openWallet(signal: AbortSignal): Promise<WalletAddresses>
  signOut(): Promise<void>
}

/** The page's request that waits for it. */
export interface AskedBy {
  readonly id: string
  readonly signal: AbortSignal
}

export function createLogin({
  lock,
  screens,
  service,
  vault,
}: createLogin.Parameters): Login {
  /** The wallet of an account on this device: opened, made or recovered. */
  const reachWallet = async (
    account: ServedAccount,
    about: AskedBy,
  ): Promise<LoginStep> => {
    const { status } = await vault.state(account)
    if (status === 'here') {
      await vault.open(account, about.signal)
      return { action: 'CONNECT' }
    }
    const isNew = status === 'none'
    const isDone = await askPassword(screens, about, {
      type: isNew ? 'chooseRecovery' : 'enterRecovery',
      run: (password) =>
        isNew
          ? vault.make(account, password, about.signal)
          : vault.recover(account, password, about.signal),
    })
    if (isDone) return { action: 'CONNECT' }
    if (isNew) throw new FrameError('CANCELLED_BY_VISITOR')
    return { action: 'VERIFY_DEVICE', deviceCode: account.deviceCode }
  }
  const loggedIn = async (signal: AbortSignal): Promise<ServedAccount> => {
    const account = await service.account(signal)
    if (!account) throw new FrameError('NOT_SIGNED_IN')
    return account
  }
  return {
    async giveEmail(email, about) {
      const account = await service.account(about.signal)
      if (account?.email === email) return await reachWallet(account, about)
      const sent = await service.sendCode(email, about.signal)
      return { action: 'VERIFY_OTP', ...sent }
    },
    async giveCode(code, about) {
      return await reachWallet(
        await service.submitCode(code, about.signal),
        about,
      )
    },
    async giveDevice(about) {
      return await reachWallet(await loggedIn(about.signal), about)
    },
    async user(signal) {
      const account = await service.account(signal)
      if (!account) return undefined
      const { status } = await vault.state(account)
      return status === 'here' ? account : undefined
    },
    async openWallet(signal) {
      const account = await loggedIn(signal)
      if ((await vault.state(account)).status !== 'here')
        throw new FrameError('NOT_SIGNED_IN')
      return await vault.open(account, signal)
    },
    async signOut() {
      await lock()
      await service.signOut()
    },
  }
}

export declare namespace createLogin {
  interface Parameters {
    readonly screens: Screens
    readonly service: WalletService
    readonly vault: Vault
    /** Forgets the open wallet. */
    readonly lock: () => Promise<unknown>
  }
}

/**
 * Asks for a password until it did what it is for.
 * @returns false when the visitor would rather not
 */
function askPassword(
  screens: Screens,
  { id, signal }: AskedBy,
  {
    run,
    type,
  }: {
    readonly type: 'chooseRecovery' | 'enterRecovery'
    readonly run: (password: string) => Promise<unknown>
  },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', leave)
      screens.remove(id)
      settle()
    }
    const leave = () => end(() => reject(new FrameError('ABORTED')))
    const screen = (state: RecoveryState): Screen => ({
      type,
      state,
      submit: (password) => {
        if (state.status === 'working') return
        screens.change(id, screen({ status: 'working' }))
        run(password).then(
          () => end(() => resolve(true)),
          (error: unknown) => {
            const problem = problemOf(error)
            if (problem) screens.change(id, screen({ status: 'asking', problem }))
            else end(() => reject(error))
          },
        )
      },
      cancel: () => end(() => resolve(false)),
    })
    const shown = { requestId: id, method: null }
    if (!screens.add({ ...shown, screen: screen({ status: 'asking' }) }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
  })
}

/** What the visitor can do something about; all else ends the login. */
function problemOf(error: unknown): TextKey | undefined {
  if (error instanceof SignerRefusal && error.failure === 'cannotOpen')
    return 'recovery.wrong'
  if (!(error instanceof ServiceError)) return undefined
  const { code } = error.failure
  return code === 'UNAVAILABLE' || code === 'TRY_LATER'
    ? 'recovery.failed'
    : undefined
}
