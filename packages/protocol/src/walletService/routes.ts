import type * as v from 'valibot'
import { activityRoutes } from './activityRoutes.js'
import { frameServiceRoutes } from './frameServiceRoutes.js'
import { leavingRoutes } from './leavingRoutes.js'
import { lostMailboxRoutes } from './lostMailboxRoutes.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

/**
 * Every route of the hosted wallet's service: how it is asked, and what it
 * answers with 200. `access` says what a request has to carry: a proof of the
 * device's key (RFC 9449), or besides it a token.
 */
export const walletServiceRoutes = {
  ...frameServiceRoutes,
  ...activityRoutes,
  ...leavingRoutes,
  ...lostMailboxRoutes,
} as const satisfies Record<string, WalletServiceRoute>

/** The name of a route. */
export type WalletServiceCall = keyof typeof walletServiceRoutes

/** What a route is asked with. */
export type WalletServiceBody<Call extends WalletServiceCall> = v.InferOutput<
  (typeof walletServiceRoutes)[Call]['body']
>

/** What a route answers. */
export type WalletServiceReply<Call extends WalletServiceCall> = v.InferOutput<
  (typeof walletServiceRoutes)[Call]['reply']
>
