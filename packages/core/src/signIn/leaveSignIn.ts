import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { isKitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import { markConnections } from './accountsInUse.js'
import { retryPauseMs } from './retryPauseMs.js'
import type { SignInContext } from './SignInContext.js'
import { nameOf } from './takeOverAccounts.js'

/** Signs accounts out: here and in other tabs at once, then at the server. */
export async function leaveSignIn(
  context: SignInContext,
  isLeaving: (account: NetworkAccount) => boolean,
): Promise<void> {
  const { state, tokens } = context
  const { accounts } = state.getState()
  const leaving = accounts.filter(isLeaving)
  if (leaving.length === 0) return
  const rest = accounts.filter((one) => !isLeaving(one))
  state.setState({ accounts: rest })
  tokens.change((before) => ({
    signedIn: rest.map(nameOf),
    leaving: [...before.leaving, ...leaving.map(nameOf)],
  }))
  markConnections(context)
  await tellServer(context)
}

/** Tells the server who left, until it knows. */
export async function tellServer(
  context: SignInContext,
  failures = 0,
): Promise<void> {
  const { kit } = context
  const { environment, log, tasks } = kit[internals]
  const signal = kit[internals].lifetime()
  if (!signal) return
  const isTold = await tasks.share('signOut', () =>
    tellOnce(context, signal).then(
      () => true,
      (error: unknown) => {
        log('warn', 'The server does not know yet who signed out', error)
        return isKitError(error, 'SIGN_IN_FAILED')
          ? error.context.reason !== 'unreachable'
          : false
      },
    ),
  )
  if (isTold) return
  const holder = tasks.supersede('signOutAgain')
  const again = () => {
    holder.abort()
    void tellServer(context, failures + 1)
  }
  environment.clock.after(retryPauseMs(failures), again, holder.signal)
  environment.window?.addEventListener('online', again, {
    signal: holder.signal,
  })
}

async function tellOnce(
  { provider, tokens }: SignInContext,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { leaving, signedIn } = tokens.read()
    const [account] = leaving
    if (!account) return
    const isEverybody = signedIn.length === 0
    if (isEverybody) await provider.clear({ signal })
    else await provider.revoke({ account, signal })
    const told = new Set(
      (isEverybody ? leaving : [account]).map(canonicalAccountId),
    )
    tokens.change((now) => ({
      leaving: now.leaving.filter((one) => !told.has(canonicalAccountId(one))),
    }))
  }
}
