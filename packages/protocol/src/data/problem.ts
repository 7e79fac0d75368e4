import * as v from 'valibot'

/** Why a data service did not answer: a closed list, nothing of an account. */
export const dataProblemSchema = v.object({
  status: v.number(),
  code: v.picklist([
    'ACCOUNT_INVALID',
    'BODY_TOO_LARGE',
    'CURSOR_INVALID',
    'NETWORK_NOT_FOLLOWED',
    'NETWORK_UNKNOWN',
    'NOT_FOUND',
    'ORIGIN_REFUSED',
    'PROJECT_ID_REQUIRED',
    'PROJECT_UNKNOWN',
    'QUERY_INVALID',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE',
  ]),
  retryAfterMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
