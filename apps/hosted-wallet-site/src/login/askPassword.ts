import { FrameError } from '@hasp/protocol/frame'
import { PasskeyError } from '../passkey/PasskeyError.js'
import { CommonPasswordError } from '../password/CommonPasswordError.js'
import type { RecoveryState } from '../screens/ChooseRecoveryScreen.js'
import type { Screen, Screens } from '../screens/createScreens.js'
import { ServiceError } from '../service/ServiceError.js'
import type { TextKey } from '../texts/en.js'
import type { RecoveryAnswer } from '../vault/createHalfAsker.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import { VaultError } from '../vault/VaultError.js'
import type { AskedBy } from './AskedBy.js'

/**
 * Asks for a password, or a passkey, until it did what it is for.
 * @returns false when the visitor would rather not
 */
export function askPassword(
  screens: Screens,
  { id, signal }: AskedBy,
  { hasPasskey = false, known, run, type }: askPassword.Parameters,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', leave)
      screens.remove(id)
      settle()
    }
    const leave = () => end(() => reject(new FrameError('ABORTED')))
    const tryWith = (answer: RecoveryAnswer) => {
      screens.change(id, screen({ status: 'working' }))
      run(answer).then(
        () => end(() => resolve(true)),
        (error: unknown) => {
          const problem = problemOf(error)
          if (problem) screens.change(id, screen({ status: 'asking', problem }))
          else end(() => reject(error))
        },
      )
    }
    const screen = (state: RecoveryState): Screen => ({
      type,
      state,
      known,
      submit: (password) => {
        if (state.status !== 'working') tryWith({ type: 'password', password })
      },
      usePasskey: hasPasskey
        ? () => {
            if (state.status !== 'working') tryWith({ type: 'passkey' })
          }
        : undefined,
      cancel: () => end(() => resolve(false)),
    })
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    const first = screen({ status: 'asking' })
    if (!screens.add({ requestId: id, method: null, screen: first }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
  })
}

export declare namespace askPassword {
  interface Parameters {
    readonly type: 'chooseRecovery' | 'enterRecovery'
    /** What a stranger knows of the visitor, and tries first. */
    readonly known: readonly string[]
    /** Whether a passkey does as well. */
    readonly hasPasskey?: boolean
    readonly run: (answer: RecoveryAnswer) => Promise<unknown>
  }
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
