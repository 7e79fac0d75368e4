import type { Route, RouteOf, ViewName } from '@hasp/core'
import type { ChunkLoader } from './createChunks.js'
import { ConnectView } from './firstView.js'
import { loadAccount } from './loadAccount.js'
import { moreViews } from './moreViews.js'

/** A view that exists. */
export type ServedView = 'Connect' | 'Account' | keyof typeof moreViews

/** A route whose view exists. */
export type ServedRoute = RouteOf<ServedView>

/**
 * What is shown for a view that nothing serves: the way in that comes closest.
 * `Connect` lists what was found and says how to get a wallet, which is all
 * that a kit without a hosted wallet can offer; what needs an account leads
 * back to `Account`.
 */
const standIns: {
  readonly [view in Exclude<ViewName, ServedView>]: 'Connect' | 'Account'
} = {
  ConnectingFarcaster: 'Connect',
  EmailLogin: 'Connect',
  SIWXSignMessage: 'Account',
  ApproveTransaction: 'Account',
  UpdateEmailWallet: 'Account',
  Swap: 'Account',
  RegisterAccountName: 'Account',
  RegisterAccountNameSuccess: 'Account',
}

/** The way to a view: at once to the one that came with the modal. */
export function viewLoader(view: ServedView): ChunkLoader {
  if (view === 'Connect') return () => Promise.resolve({ default: ConnectView })
  if (view === 'Account') return loadAccount
  return moreViews[view]
}

/** The view that is drawn for a view of the history. */
export function servedView(view: ViewName): ServedView {
  return isServed(view) ? view : standIns[view]
}

/** The route that is drawn for a route of the history. */
export function servedRoute(route: Route): ServedRoute {
  if (hasServedView(route)) return route
  return { view: standIns[route.view] }
}

function hasServedView(route: Route): route is ServedRoute {
  return isServed(route.view)
}

function isServed(view: ViewName): view is ServedView {
  return !(view in standIns)
}
