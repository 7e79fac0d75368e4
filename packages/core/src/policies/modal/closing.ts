// Specification 2, "Closing resets the view to Connect".
import type { Route } from '../../entities/modal/route.js'

/**
 * Whether the visitor may not close the modal yet: only while somebody is asked
 * to sign in who has to, so where Cancel is in sight.
 */
export function isClosingBlocked(situation: {
  isSignInRequired: boolean
  isAsked: boolean
}): boolean {
  return situation.isSignInRequired && situation.isAsked
}

/** What the history is reset to by closing. */
export function routeAfterClosing(situation: {
  isEmbedded: boolean
  isConnected: boolean
}): Route {
  const isAccountShown = situation.isEmbedded && situation.isConnected
  return { view: isAccountShown ? 'Account' : 'Connect' }
}
