import { hideModal } from '../kit/modal/showModal.js'
import { endAsking } from './endAsking.js'
import { isSignInShown } from './isSignInShown.js'
import type { SignInContext } from './SignInContext.js'

/** Asks the visitor no longer, and takes the view away. */
export function closeSignIn(context: SignInContext): void {
  const wasShown = isSignInShown(context.kit)
  endAsking(context)
  if (wasShown) hideModal(context.kit)
}
