import type { WaysBack } from '../vault/createWaysBack.js'
import type { AskedBy } from './AskedBy.js'
import { choosePassword } from './choosePassword.js'
import type { Login } from './createLogin.js'
import type { Session } from './createSession.js'
import { toFrameError } from './toFrameError.js'

/** Ways back that a visitor adds, and takes away. Failures are FrameErrors. */
export interface OwnWays {
  /** The visitor has just asked for it. */
  addPasskey(signal: AbortSignal): Promise<void>
  /** Has the visitor choose one. */
  addPassword(about: AskedBy): Promise<void>
  removePasskey(recoveryId: string, signal: AbortSignal): Promise<void>
}

export function createOwnWays({
  login,
  origin,
  session,
  ways,
  ...means
}: createOwnWays.Parameters): OwnWays {
  const told = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run()
    } catch (error) {
      throw toFrameError(error)
    }
  }
  const emailInUse = async () => (await session.email()) ?? ''
  return {
    addPasskey: (signal) =>
      told(async () => {
        const served = await login.account(signal)
        await ways.addPasskey(served, await emailInUse(), signal)
      }),
    addPassword: (about) =>
      told(async () => {
        const served = await login.account(about.signal)
        const visitor = { origin, email: await emailInUse() }
        await choosePassword(means, visitor, about, (password) =>
          ways.addPassword(served, password, about.signal),
        )
      }),
    removePasskey: (recoveryId, signal) =>
      told(async () => {
        const served = await login.account(signal)
        await ways.removePasskey(served, recoveryId, signal)
      }),
  }
}

export declare namespace createOwnWays {
  interface Parameters extends choosePassword.Means {
    readonly login: Pick<Login, 'account'>
    /** The site that the wallet is for. */
    readonly origin: string
    readonly session: Pick<Session, 'email'>
    readonly ways: WaysBack
  }
}
