import { hideModal } from '../kit/modal/showModal.js'
import {
  findAccountInUse,
  isSignedIn,
  markConnections,
} from './accountsInUse.js'
import { askInTurn, askVisitor } from './askVisitor.js'
import { checkSignIns } from './checkSignIns.js'
import { decideSignIn } from './decideSignIn.js'
import { leaveOffAsking, releaseTurn } from './endAsking.js'
import { isSignInShown } from './isSignInShown.js'
import type { SignInContext } from './SignInContext.js'

/** Asks the server who is signed in, though it was certain. */
export async function checkAnew(context: SignInContext): Promise<void> {
  context.state.setState({ isConfirmed: false })
  await checkSignIns(context, () => reconsiderSignIn(context))
}

/** Does what there is to do about signing in, after anything has changed. */
export function reconsiderSignIn(context: SignInContext): void {
  const { kit, memory } = context
  markConnections(context)
  const inUse = findAccountInUse(kit)
  if (inUse && isSignedIn(context, inUse)) memory.fresh = undefined
  const wasAsked = memory.asked !== undefined
  const first = decideSignIn(context)
  if (first === 'none') return
  if (first === 'leaveOff') leaveOffAsking(context)
  const move = first === 'leaveOff' ? decideSignIn(context) : first
  if (move === 'ask') {
    // Another account of a visitor who is being asked, or a press just now.
    const isOwnTurn = wasAsked || memory.fresh === inUse?.connection.id
    if (isOwnTurn) askVisitor(context)
    else askInTurn(context)
    return
  }
  releaseTurn(context)
  if (wasAsked && isSignInShown(kit)) hideModal(kit)
  if (move === 'check')
    void checkSignIns(context, () => reconsiderSignIn(context))
}
