// Specification 2, "Closing resets the view to Connect".
import type { Route } from '../../entities/modal/route.js'

/** Whether the visitor may not close the modal yet. */
export function isClosingBlocked(situation: {
  isSignInRequired: boolean
  hasSession: boolean
}): boolean {
  return situation.isSignInRequired && !situation.hasSession
}

/** What the history is reset to by closing. */
export function routeAfterClosing(situation: {
  isEmbedded: boolean
  isConnected: boolean
}): Route {
  const isAccountShown = situation.isEmbedded && situation.isConnected
  return { view: isAccountShown ? 'Account' : 'Connect' }
}
