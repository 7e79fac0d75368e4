import * as v from 'valibot'

/** Why a data service did not answer: a closed list, nothing of an account. */
export const dataProblemSchema = v.object({
  status: v.number(),
  code: v.picklist([
    'ACCOUNT_HAS_NAME',
    'ACCOUNT_INVALID',
    'BODY_INVALID',
    'BODY_TOO_LARGE',
    'CHALLENGE_EXPIRED',
    'CHALLENGE_INVALID',
    'CURSOR_INVALID',
    'NAMES_NOT_SERVED',
    'NAME_INVALID',
    'NAME_LOOKS_TAKEN',
    'NAME_RESERVED',
    'NAME_TAKEN',
    'NAME_UNKNOWN',
    'NAME_YOURS',
    /** It is served, and nobody knows what its accounts did. */
    'NETWORK_NOT_FOLLOWED',
    'NETWORK_UNKNOWN',
    'NOT_FOUND',
    'ORIGIN_REFUSED',
    'PROJECT_ID_REQUIRED',
    'PROJECT_UNKNOWN',
    'QUERY_INVALID',
    'SIGNATURE_INVALID',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE',
  ]),
  retryAfterMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** For a visitor, in English: why a name cannot be registered. */
  detail: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
})
