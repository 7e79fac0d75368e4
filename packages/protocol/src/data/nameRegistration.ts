import * as v from 'valibot'
import { coinType, evmAddress, nameText } from './names.js'
import { hexBytes, unixSeconds } from './values.js'

const mostSuggestions = 10

/** Why a name cannot be registered; later releases may know more. */
const reasonCode = v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))
/** The same in English, for a visitor. */
const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Names below the service's own domain. */
export const suggestionsSchema = v.object({
  /** What all of them end with, e.g. `hasp.eth`. */
  domain: nameText,
  /** The one that was asked for first, where it could be a name at all. */
  suggestions: v.pipe(
    v.array(
      v.object({
        name: nameText,
        isFree: v.boolean(),
        code: v.optional(reasonCode),
        reason: v.optional(reason),
      }),
    ),
    v.maxLength(mostSuggestions),
  ),
})

/** Names below the service's own domain. */
export type NameSuggestions = v.InferOutput<typeof suggestionsSchema>

/** Who wants which name. */
export const challengeRequestSchema = v.object({
  /** The whole name, e.g. `mira.hasp.eth`. */
  name: nameText,
  address: evmAddress,
  /** The chain on which the account is: it decides who may sign. */
  coinType,
})

/** What the account has to sign, as a personal message (EIP-191). */
export const challengeSchema = v.object({
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
  /** Of no use from then on. */
  expiresAt: unixSeconds,
})

/** What was signed. */
export const registrationRequestSchema = v.object({
  coinType,
  address: evmAddress,
  /** To the letter as it came. */
  message: challengeSchema.entries.message,
  /** Of a key, of a contract (ERC-1271), or of one to be (ERC-6492). */
  signature: v.pipe(hexBytes, v.maxLength(40_000)),
})

/** A name that was registered; the same request is answered the same. */
export const registrationSchema = v.object({
  name: nameText,
  address: evmAddress,
  coinType,
  registeredAt: unixSeconds,
})

/** A name that was registered. */
export type NameRegistration = v.InferOutput<typeof registrationSchema>
