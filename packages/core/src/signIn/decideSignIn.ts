import { formatAccountId } from '../entities/account/accountId.js'
import { internals } from '../kit/internals.js'
import {
  type SignInMove,
  signInNeeded,
} from '../policies/signIn/signInNeeded.js'
import { findAccountInUse, hasDeclined, isSignedIn } from './accountsInUse.js'
import type { SignInContext } from './SignInContext.js'

/** What to do about signing in, as things are. */
export function decideSignIn(context: SignInContext): SignInMove {
  const { kit, memory, provider, rules } = context
  if (memory.expected) return 'none'
  const inUse = findAccountInUse(kit)
  const id = inUse && formatAccountId(inUse.networkId, inUse.address)
  const isIn = inUse !== undefined && isSignedIn(context, inUse)
  const isKnown = isIn || !provider.isAskedAnew || memory.checked === id
  const asked = memory.asked?.account
  const { window } = kit[internals].environment
  return signInNeeded({
    isRequired: rules.isRequired,
    inUse: id,
    isSignedIn: isIn,
    isConfirmed: context.state.getState().isConfirmed && isKnown,
    isDeclined: inUse !== undefined && hasDeclined(context, inUse),
    asked: asked && formatAccountId(asked.networkId, asked.address),
    isSeen: window?.document?.visibilityState !== 'hidden',
  })
}
