import { FrameError } from '@hasp/protocol/frame'
import type { RecoveryState } from '../screens/ChooseRecoveryScreen.js'
import type { Screen, Screens } from '../screens/createScreens.js'
import { ServiceError } from '../service/ServiceError.js'
import type { AskedBy } from './AskedBy.js'

/**
 * Makes a wallet that the provider can help to restore, and says so meanwhile:
 * the visitor has nothing to decide. What fails may be tried again.
 * @returns false when the visitor would rather not
 */
export async function makeAssisted(
  screens: Screens,
  { id, signal }: AskedBy,
  make: () => Promise<unknown>,
): Promise<boolean> {
  const working = { status: 'working' } as const
  const ignore = () => undefined
  const first = screenOf(working, { retry: ignore, cancel: ignore })
  if (signal.aborted) throw new FrameError('ABORTED')
  if (!screens.add({ requestId: id, method: null, screen: first }))
    throw new FrameError('LIMIT')
  try {
    for (;;) {
      const failure = await make().then(ignore, (error: unknown) => ({ error }))
      if (!failure) return true
      if (!isPassing(failure.error)) throw failure.error
      if (!(await wantsAgain(screens, { id, signal }))) return false
      screens.change(id, first)
    }
  } finally {
    screens.remove(id)
  }
}

function wantsAgain(
  screens: Screens,
  { id, signal }: AskedBy,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new FrameError('ABORTED'))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    const end = (isWanted: boolean) => {
      signal.removeEventListener('abort', leave)
      resolve(isWanted)
    }
    const state = { status: 'asking', problem: 'recovery.failed' } as const
    screens.change(
      id,
      screenOf(state, { retry: () => end(true), cancel: () => end(false) }),
    )
  })
}

function screenOf(
  state: RecoveryState,
  does: { readonly retry: () => void; readonly cancel: () => void },
): Screen {
  return { type: 'making', state, ...does }
}

const isPassing = (error: unknown) =>
  error instanceof ServiceError && error.failure !== 'signedOut'
