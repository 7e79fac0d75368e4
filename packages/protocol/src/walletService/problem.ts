import * as v from 'valibot'

/** Why the service did not answer: a closed list, nothing of an account. */
export const problemCodes = [
  'BODY_INVALID',
  'BODY_TOO_LARGE',
  'NOT_FOUND',
  'ORIGIN_REFUSED',
  'PROJECT_UNKNOWN',
  'PROOF_INVALID',
  'NONCE_EXPIRED',
  'TOKEN_INVALID',
  'TOO_MANY_REQUESTS',
  'NETWORK_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'UPSTREAM_UNAVAILABLE',
  'APPROVALS_STOPPED',
  'UNAVAILABLE',
] as const

/** An answer that is no 200 (RFC 9457). */
export const problemSchema = v.strictObject({
  status: v.number(),
  code: v.picklist(problemCodes),
  retryAfterMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

/** Why the service did not answer. */
export type ProblemCode = (typeof problemCodes)[number]

/** An answer that is no 200. */
export type Problem = v.InferOutput<typeof problemSchema>
