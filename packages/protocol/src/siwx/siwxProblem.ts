import * as v from 'valibot'

/** Why the server did not do what it was asked, with its status. */
export const siwxProblems = {
  BODY_INVALID: 400,
  /** The nonce is unknown, expired, used, or of another browser. */
  NONCE_INVALID: 401,
  /** The request is not proven by its key, or was sent before. */
  PROOF_INVALID: 401,
  /** Its proof is not of now: the header `DPoP-Nonce` says what is. */
  PROOF_STALE: 401,
  SIGNATURE_INVALID: 401,
  SIGN_IN_REQUIRED: 401,
  /** The token has expired, or is not of the key that proves the request. */
  TOKEN_INVALID: 401,
  /** The site does not let this account in. */
  ACCOUNT_REFUSED: 403,
  NETWORK_UNKNOWN: 403,
  ORIGIN_REFUSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  CONTENT_TYPE_INVALID: 415,
  TOO_MANY_REQUESTS: 429,
  /** A contract's nodes do not tell: the same proofs may be sent again. */
  SIGNATURE_UNDETERMINED: 503,
  UNAVAILABLE: 503,
} as const

/** Why the server did not do what it was asked. */
export type SiwxProblemCode = keyof typeof siwxProblems

/** An answer that is no 200. */
export const siwxProblemSchema = v.strictObject({
  code: v.picklist(Object.keys(siwxProblems) as SiwxProblemCode[]),
})
