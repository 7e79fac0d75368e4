import * as v from 'valibot'
import { base64Url, secret } from './values.js'

/** Below what a body may be. */
const longestRequest = 45_000
const longestAnswer = 512

/**
 * Where a frame and a window of the wallet meet whom a page has cut off from
 * each other. All that passes is sealed by a key that only the two know, and
 * whoever has the handle may take part, once.
 */
export const rendezvousRoutes = {
  /** Leaves what the window is to show. */
  openRendezvous: {
    method: 'POST',
    path: '/v1/rendezvous',
    access: 'token',
    body: v.strictObject({
      handle: secret,
      sealed: base64Url(28, longestRequest),
    }),
    reply: v.strictObject({}),
  },
  /** What the window is to show; it is there for the first who asks. */
  meetRendezvous: {
    method: 'POST',
    path: '/v1/rendezvous/meet',
    access: 'none',
    body: v.strictObject({ handle: secret }),
    reply: v.strictObject({
      found: v.optional(v.strictObject({ sealed: v.string() })),
    }),
  },
  /** Leaves what was decided; the first answer stays. */
  answerRendezvous: {
    method: 'POST',
    path: '/v1/rendezvous/answer',
    access: 'none',
    body: v.strictObject({
      handle: secret,
      sealed: base64Url(28, longestAnswer),
    }),
    reply: v.strictObject({ isFirst: v.boolean() }),
  },
  /** Whether the window was there, and what it answered. */
  readRendezvous: {
    method: 'POST',
    path: '/v1/rendezvous/read',
    access: 'token',
    body: v.strictObject({ handle: secret }),
    reply: v.strictObject({
      isMet: v.boolean(),
      sealed: v.optional(v.string()),
    }),
  },
} as const
