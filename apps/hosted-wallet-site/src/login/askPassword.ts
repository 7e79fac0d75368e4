import { FrameError } from '@hasp/protocol/frame'
import { PasskeyError } from '../passkey/PasskeyError.js'
import { CommonPasswordError } from '../password/CommonPasswordError.js'
import type {
  RatePassword,
  RecoveryState,
} from '../screens/ChooseRecoveryScreen.js'
import type { Screen, Screens } from '../screens/createScreens.js'
import { ServiceError } from '../service/ServiceError.js'
import type { TextKey } from '../texts/en.js'
import type { RecoveryAnswer } from '../vault/createHalfAsker.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import { VaultError } from '../vault/VaultError.js'
import type { AskedBy } from './AskedBy.js'

/**
 * Asks for a password, or a passkey, until it did what it is for.
 * @returns `later` when the visitor would rather not
 */
export function askPassword(
  screens: Screens,
  { id, signal }: AskedBy,
  asked: askPassword.Parameters,
): Promise<'done' | 'escrow' | 'later'> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', leave)
      screens.remove(id)
      settle()
    }
    const leave = () => end(() => reject(new FrameError('ABORTED')))
    const tryWith = (answer: RecoveryAnswer) => {
      screens.change(id, screen({ status: 'working' }))
      asked.run(answer).then(
        () => end(() => resolve('done')),
        (error: unknown) => {
          const problem = problemOf(error)
          if (problem) screens.change(id, screen({ status: 'asking', problem }))
          else end(() => reject(error))
        },
      )
    }
    const screen = (state: RecoveryState): Screen => {
      const unlessWorking = (run: () => void) => () => {
        if (state.status !== 'working') run()
      }
      const shared = {
        email: asked.email,
        state,
        submit: (password: string) =>
          unlessWorking(() => tryWith({ type: 'password', password }))(),
        cancel: () => end(() => resolve('later')),
      }
      if (asked.type === 'chooseRecovery')
        return { type: 'chooseRecovery', rate: asked.rate, ...shared }
      return {
        type: 'enterRecovery',
        ...shared,
        usePasskey: asked.hasPasskey
          ? unlessWorking(() => tryWith({ type: 'passkey' }))
          : undefined,
        useEscrow: asked.hasEscrow
          ? unlessWorking(() => end(() => resolve('escrow')))
          : undefined,
      }
    }
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    const first = screen({ status: 'asking' })
    if (!screens.add({ requestId: id, method: null, screen: first }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
  })
}

export declare namespace askPassword {
  type Parameters = {
    readonly email: string
    readonly run: (answer: RecoveryAnswer) => Promise<unknown>
  } & (
    | { readonly type: 'chooseRecovery'; readonly rate: RatePassword }
    | {
        readonly type: 'enterRecovery'
        /** Whether the provider can help. */
        readonly hasEscrow: boolean
        /** Whether a passkey does as well. */
        readonly hasPasskey: boolean
      }
  )
}

/** What the visitor can do something about; all else ends the login. */
function problemOf(error: unknown): TextKey | undefined {
  if (error instanceof SignerRefusal && error.failure === 'cannotOpen')
    return 'recovery.wrong'
  if (error instanceof CommonPasswordError) return 'recovery.tooCommon'
  if (error instanceof PasskeyError) return `passkey.${error.failure}`
  if (error instanceof VaultError && error.failure === 'tryLater')
    return 'recovery.later.tries'
  if (!(error instanceof ServiceError)) return undefined
  return error.failure === 'signedOut' ? undefined : 'recovery.failed'
}
