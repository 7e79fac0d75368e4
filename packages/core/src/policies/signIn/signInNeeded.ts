// Specification 4, "On connect with sign-in enabled and no sessions".
import type { AccountId } from '../../entities/account/accountId.js'

/** All that asking a visitor to sign in depends on. */
export type SignInSituation = {
  readonly isRequired: boolean
  /**
   * The account in use, on its network; undefined without one, and on a network
   * that is not configured.
   */
  readonly inUse: AccountId | undefined
  readonly isSignedIn: boolean
  /** Whether it is certain who is signed in. */
  readonly isConfirmed: boolean
  /**
   * The visitor did not want to, or was signed in where nobody has to be, and
   * has been connected since.
   */
  readonly isDeclined: boolean
  /** Who the visitor is being asked about now. */
  readonly asked: AccountId | undefined
  /** Whether the visitor looks at this tab. */
  readonly isSeen: boolean
}

/**
 * What to do now: ask the visitor; ask the server who is signed in; leave off
 * asking; or nothing.
 */
export type SignInMove = 'ask' | 'check' | 'leaveOff' | 'none'

export function signInNeeded(situation: SignInSituation): SignInMove {
  const { asked, inUse, isConfirmed, isDeclined, isSignedIn } = situation
  if (asked !== undefined)
    return asked !== inUse || isSignedIn ? 'leaveOff' : 'none'
  if (inUse === undefined) return 'none'
  if (!isConfirmed) return 'check'
  return isSignedIn || isDeclined || !situation.isSeen ? 'none' : 'ask'
}
