import * as v from 'valibot'
import { activity } from './activity.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

/** The record of what happened to a wallet, as its holder reads it. */
export const activityRoutes = {
  /** The newest first; older ones by the sequence of the last that is known. */
  readActivity: {
    method: 'POST',
    path: '/v1/activity',
    access: 'token',
    body: v.strictObject({
      beforeSequence: v.optional(v.pipe(v.number(), v.integer())),
    }),
    reply: v.strictObject({
      activity: v.array(activity),
      hasOlder: v.boolean(),
    }),
  },
} as const satisfies Record<string, WalletServiceRoute>
