import { isKitError, type KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import { showModal } from '../kit/modal/showModal.js'
import type { SignInText } from '../ports/SignInProvider.js'
import type { SignInAttempt } from '../stores/signIn.js'
import { dropChallenge } from './challenges.js'
import { isSignInShown, signInView } from './isSignInShown.js'
import { prepareAsked } from './prepareText.js'
import type { SignInContext } from './SignInContext.js'
import { signTask } from './signInTasks.js'

const reopeningsLimit = 3
const reopeningsWindowMs = 5 * 60_000
const usualPauseMs = 5_000

/**
 * The visitor is not signed in, and may try again where they were. A text that
 * cannot be signed again is made anew; a signature that could not be checked
 * is kept, and sent again by itself.
 * @param sendAgain checks the signature that is kept
 */
export function failToSignIn(
  context: SignInContext,
  text: SignInText,
  error: KitError,
  sendAgain: () => void,
): void {
  const { kit, memory } = context
  const { environment, events, log, tasks } = kit[internals]
  const { chainId: networkId } = text.message
  log('warn', 'Signing in failed', error)
  events.emit('SIWX_AUTH_ERROR', { networkId, code: error.code })
  const reason = isKitError(error, 'SIGN_IN_FAILED') && error.context.reason
  const isUnchecked =
    memory.signed && (reason === 'undetermined' || reason === 'unreachable')
  if (!isUnchecked) memory.signed = undefined
  context.state.setState({ attempt: attemptAfter(text, error, !!isUnchecked) })
  reopenView(context)
  if (isUnchecked && reason === 'undetermined') {
    const { signal } = tasks.supersede(signTask)
    const pauseMs = retryAfterOf(error) ?? usualPauseMs
    environment.clock.after(pauseMs, sendAgain, signal)
  }
  // A site says of a text for one try that it was refused, and no more.
  const isUsedUp = memory.isTextForOneTry && reason && !isUnchecked
  if (reason === 'expired' || isUsedUp) {
    dropChallenge(context)
    void prepareAsked(context)
  }
}

function attemptAfter(
  text: SignInText,
  error: KitError,
  isUnchecked: boolean,
): SignInAttempt {
  if (isUnchecked) return { status: 'unchecked', text, error }
  const isDeclined = isKitError(error, 'USER_REJECTED')
  return { status: isDeclined ? 'declined' : 'failed', text, error }
}

function retryAfterOf(error: KitError): number | undefined {
  return isKitError(error, 'SIGN_IN_FAILED')
    ? error.context.retryAfterMs
    : undefined
}

/** Specification 8, "the sign view is reopened": a few times. */
function reopenView({ kit, memory }: SignInContext): void {
  if (!memory.asked || isSignInShown(kit)) return
  const now = kit[internals].environment.clock.now()
  const recent = memory.reopenedAtMs.filter(
    (at) => now - at < reopeningsWindowMs,
  )
  if (recent.length >= reopeningsLimit) return
  memory.reopenedAtMs = [...recent, now]
  showModal(kit, { view: signInView })
  memory.asked = { ...memory.asked, isShown: true }
}
