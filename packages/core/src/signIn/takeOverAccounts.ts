import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { internals } from '../kit/internals.js'
import {
  findAccountInUse,
  isSignedIn,
  markConnections,
} from './accountsInUse.js'
import type { SignInContext } from './SignInContext.js'

/** Takes over who is signed in, as the server says it. */
export function takeOverAccounts(
  context: SignInContext,
  told: readonly NetworkAccount[],
): void {
  const { kit, memory, rules, tokens } = context
  const inUse = findAccountInUse(kit)
  const wasSignedIn = inUse !== undefined && isSignedIn(context, inUse)
  const leaving = new Set(tokens.read().leaving.map(canonicalAccountId))
  const accounts = told.filter((one) => !leaving.has(canonicalAccountId(one)))
  context.state.setState({ accounts, isConfirmed: true })
  memory.confirmedAtMs = kit[internals].environment.clock.now()
  const hasLapsed = wasSignedIn && !isSignedIn(context, inUse)
  tokens.change(({ declined }) => ({
    signedIn: accounts.map(nameOf),
    // Whoever need not be signed in is not asked because it ended.
    ...(hasLapsed &&
      !rules.isRequired && { declined: [...declined, nameOf(inUse)] }),
  }))
  markConnections(context)
}

/** Takes over what an earlier visit, or another tab, knew. */
export function takeOverTokens({ state, tokens }: SignInContext): void {
  const { accounts: before, isConfirmed } = state.getState()
  const { signedIn } = tokens.read()
  const known = new Set(before.map(canonicalAccountId))
  const isNew = signedIn.some((one) => !known.has(canonicalAccountId(one)))
  if (isNew || signedIn.length < before.length)
    state.setState({
      accounts: signedIn,
      // Nobody is nobody; somebody is to be confirmed.
      isConfirmed: isConfirmed && !isNew,
    })
}

/** An account as it is stored: no more of it than its name. */
export function nameOf({ address, networkId }: NetworkAccount) {
  return { address, networkId }
}
