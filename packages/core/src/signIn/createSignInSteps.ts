import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import type { SignInSteps } from '../kit/SignInFeature.js'
import type { SignInProvider } from '../ports/SignInProvider.js'
import type { ConnectSignIns } from '../ports/SignInWhileConnecting.js'
import type { SignInStore } from '../stores/signIn.js'
import { findAccountInUse, isSignedIn } from './accountsInUse.js'
import { askVisitor } from './askVisitor.js'
import { cancelSignIn, leaveWallet } from './cancelSignIn.js'
import { createSignInTokens } from './createSignInTokens.js'
import { followSignIn } from './followSignIn.js'
import { leaveSignIn } from './leaveSignIn.js'
import { performSignIn } from './performSignIn.js'
import { prepareAsked } from './prepareText.js'
import { checkAnew } from './reconsiderSignIn.js'
import type { SignInContext, SignInRules } from './SignInContext.js'
import { nameOf } from './takeOverAccounts.js'

/** What visitors of one kit do about signing in, and what follows them. */
export function createSignInSteps(
  kit: Kit,
  state: SignInStore,
  provider: SignInProvider,
  rules: SignInRules,
): SignInSteps & {
  follow(signal: AbortSignal): void
  loadConnecting(): Promise<ConnectSignIns>
} {
  const context: SignInContext = {
    kit,
    state,
    provider,
    rules,
    tokens: createSignInTokens(kit[internals].environment),
    memory: { checksFailed: 0, reopenedAtMs: [] },
  }
  const { memory, tokens } = context
  return {
    follow: (signal) => followSignIn(context, signal),
    async loadConnecting() {
      const { createConnectSignIns } = await import('./createConnectSignIns.js')
      return createConnectSignIns(context)
    },
    ask: () => askVisitor(context, { isPressed: true }),
    prepare: () => prepareAsked(context),
    async sign(signal) {
      if (!memory.asked)
        askVisitor(context, { isPressed: true, isShown: false })
      await performSignIn(context, signal)
    },
    cancel: () => cancelSignIn(context),
    async leave(accountId) {
      const isLeaving = (one: NetworkAccount) =>
        accountId === undefined ||
        canonicalAccountId(one) === canonicalAccountId(accountId)
      const inUse = findAccountInUse(kit)
      const isInUse = inUse !== undefined && isLeaving(inUse)
      // Nobody is asked to sign in because they have signed out.
      if (inUse && isInUse && isSignedIn(context, inUse))
        tokens.change(({ declined }) => ({
          declined: [...declined, nameOf(inUse)],
        }))
      const told = leaveSignIn(context, isLeaving)
      if (isInUse && rules.isRequired) await leaveWallet(context)
      await told
    },
    check: () => checkAnew(context),
  }
}
