import * as v from 'valibot'
import {
  addresses,
  envelope,
  identifier,
  milliseconds,
  secret,
  version,
  walletMode,
} from './values.js'

/** What is true later is an answer, not an HTTP error. */
export const tryLater = v.strictObject({
  outcome: v.literal('TRY_LATER'),
  retryAfterMs: milliseconds,
})

export const tokens = v.strictObject({
  accessToken: secret,
  accessExpiresAfterMs: milliseconds,
  refreshToken: secret,
})

/** How a recovery password becomes a key (Argon2id, RFC 9106). */
export const passwordParameters = v.strictObject({
  type: v.literal('password'),
  salt: secret,
  memoryKibibytes: v.pipe(v.number(), v.integer(), v.minValue(19_456)),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(2)),
  parallelism: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** Which passkey gives a key (WebAuthn, extension `prf`). */
const passkeyParameters = v.strictObject({
  type: v.literal('passkey'),
  credentialId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,1366}$/)),
  salt: secret,
})

/** The escrow keeps what opens it; there is nothing else to know. */
const escrowParameters = v.strictObject({ type: v.literal('escrow') })

/** What a visitor adds by themselves. */
export const addedParameters = v.variant('type', [
  passwordParameters,
  passkeyParameters,
])

export const recoveryParameters = v.variant('type', [
  passwordParameters,
  passkeyParameters,
  escrowParameters,
])

/**
 * What a device may do: `trusted` signs; `held` shows and receives until its
 * time is over; `waiting` has proved the mailbox and nothing else.
 */
export const deviceState = v.picklist(['trusted', 'held', 'waiting'])

export const walletState = v.strictObject({
  userId: identifier,
  deviceId: identifier,
  deviceState,
  holdEndsAfterMs: v.optional(milliseconds),
  /** The operator lets nobody approve anything at the moment. */
  areApprovalsStopped: v.optional(v.literal(true)),
  wallet: v.optional(
    v.strictObject({
      walletId: identifier,
      addresses,
      mode: walletMode,
      /** Absent on a device that has none yet. */
      device: v.optional(v.strictObject({ envelope, version })),
      recoveries: v.array(
        v.strictObject({
          recoveryId: identifier,
          addedBeforeMs: milliseconds,
          version,
          parameters: recoveryParameters,
        }),
      ),
    }),
  ),
})
