import * as v from 'valibot'
import { decisionSchema } from './activity.js'
import { emailRoutes } from './emailRoutes.js'
import { escrowRoutes } from './escrowRoutes.js'
import { introductionRoutes } from './introductionRoutes.js'
import { recoveryRoutes } from './recoveryRoutes.js'
import { rendezvousRoutes } from './rendezvousRoutes.js'
import {
  deviceState,
  recoveryParameters,
  tokens,
  tryLater,
  walletState,
} from './replies.js'
import {
  addresses,
  email,
  envelope,
  identifier,
  milliseconds,
  origin,
  secret,
  version,
  walletMode,
} from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

const nothing = v.strictObject({})
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const workChallenge = v.pipe(v.string(), v.maxLength(128))
const requestKey = {
  /** The site whose request it was. */
  origin,
  requestId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
}

/** Every route that the wallet's frame asks; some pages ask more. */
export const frameServiceRoutes = {
  /** A nonce for proofs, fetched before it is needed. */
  issueNonce: {
    method: 'GET',
    path: '/v1/nonce',
    access: 'none',
    body: nothing,
    reply: v.strictObject({
      nonce: v.pipe(v.string(), v.maxLength(128)),
      expiresAfterMs: milliseconds,
    }),
  },
  /** Mails a code; the answer is the same whether or not there is a wallet. */
  startChallenge: {
    method: 'POST',
    path: '/v1/challenges',
    access: 'proof',
    body: v.strictObject({
      projectId: v.pipe(v.string(), v.maxLength(64)),
      origin,
      email,
      deviceName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
      /** What was asked for by `WORK_NEEDED`, done. */
      work: v.optional(
        v.strictObject({
          challenge: workChallenge,
          answer: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
        }),
      ),
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('SENT'),
        challengeId: identifier,
        resendAfterMs: milliseconds,
        expiresAfterMs: milliseconds,
        triesLeft: v.pipe(v.number(), v.integer()),
      }),
      /** Codes are asked for so often that each costs work (`workText`). */
      v.strictObject({
        outcome: v.literal('WORK_NEEDED'),
        challenge: workChallenge,
        /** Zeros that the hash has to begin with. */
        bits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
      }),
      tryLater,
    ]),
  },
  /** Exchanges a code for tokens of this device. */
  answerChallenge: {
    method: 'POST',
    path: '/v1/challenges/answer',
    access: 'proof',
    body: v.strictObject({ challengeId: identifier, code }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('SIGNED_IN'),
        tokens,
        state: walletState,
      }),
      v.strictObject({
        outcome: v.literal('CODE_INVALID'),
        triesLeft: v.pipe(v.number(), v.integer()),
      }),
      v.strictObject({ outcome: v.literal('CODE_EXPIRED') }),
      /** The right code, of an address that another may take back until then. */
      v.strictObject({
        outcome: v.literal('RESERVED'),
        retryAfterMs: milliseconds,
      }),
      tryLater,
    ]),
  },
  /** New tokens for a refresh token, which is spent by it. */
  refreshTokens: {
    method: 'POST',
    path: '/v1/tokens',
    access: 'proof',
    body: v.strictObject({ refreshToken: secret }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('REFRESHED'), tokens }),
      v.strictObject({ outcome: v.literal('SIGNED_OUT') }),
    ]),
  },
  signOut: {
    method: 'POST',
    path: '/v1/sign-out',
    access: 'token',
    body: nothing,
    reply: nothing,
  },
  readWallet: {
    method: 'GET',
    path: '/v1/wallet',
    access: 'token',
    body: nothing,
    reply: walletState,
  },
  /** Halves for a wallet that is about to be made; there is none before. */
  draftWallet: {
    method: 'POST',
    path: '/v1/wallet/draft',
    access: 'token',
    body: nothing,
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('DRAFTED'),
        walletId: identifier,
        serverHalf: secret,
        recoveryId: identifier,
        recoveryHalf: secret,
      }),
      v.strictObject({ outcome: v.literal('EXISTS') }),
    ]),
  },
  /** Makes the drafted wallet the visitor's, in one step. */
  keepWallet: {
    method: 'POST',
    path: '/v1/wallet',
    access: 'token',
    body: v.strictObject({
      walletId: identifier,
      addresses,
      mode: walletMode,
      device: v.strictObject({ envelope, version }),
      recovery: v.strictObject({
        recoveryId: identifier,
        envelope,
        version,
        parameters: recoveryParameters,
        /** By what it proves itself: an Ed25519 key, derived from its secret. */
        proofKey: v.optional(secret),
      }),
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('KEPT'), state: walletState }),
      v.strictObject({ outcome: v.literal('EXISTS') }),
    ]),
  },
  /** The service's half for this device, unless it is withheld. */
  readServerHalf: {
    method: 'POST',
    path: '/v1/device/half',
    access: 'token',
    body: nothing,
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('HALF'), serverHalf: secret }),
      v.strictObject({
        outcome: v.literal('HELD'),
        holdEndsAfterMs: milliseconds,
      }),
      v.strictObject({ outcome: v.literal('WAITING') }),
    ]),
  },
  ...recoveryRoutes,
  listDevices: {
    method: 'GET',
    path: '/v1/devices',
    access: 'token',
    body: nothing,
    reply: v.strictObject({
      devices: v.array(
        v.strictObject({
          deviceId: identifier,
          name: v.string(),
          origin,
          isThis: v.boolean(),
          lastUsedBeforeMs: milliseconds,
          deviceState,
          holdEndsAfterMs: v.optional(milliseconds),
          /** While it waits for another device to vouch for it. */
          commitment: v.optional(secret),
        }),
      ),
    }),
  },
  /** Ends a device: its tokens, and the half that it needs. */
  revokeDevice: {
    method: 'POST',
    path: '/v1/devices/revoke',
    access: 'token',
    body: v.strictObject({ deviceId: identifier }),
    reply: v.strictObject({ isRevoked: v.boolean() }),
  },
  /** The link of a mail: "this was not me". */
  denySignIn: {
    method: 'POST',
    path: '/v1/not-me',
    access: 'none',
    body: v.strictObject({ token: secret }),
    reply: nothing,
  },
  /**
   * Keeps what became of a request, sealed by the device, for ten minutes:
   * nothing is done twice. The first that is kept wins.
   */
  keepOutcome: {
    method: 'POST',
    path: '/v1/outcomes',
    access: 'token',
    body: v.strictObject({
      ...requestKey,
      digest: secret,
      sealed: base64UrlText(16_384),
    }),
    reply: v.strictObject({ isFirst: v.boolean() }),
  },
  findOutcome: {
    method: 'POST',
    path: '/v1/outcomes/find',
    access: 'token',
    body: v.strictObject(requestKey),
    reply: v.strictObject({
      found: v.optional(
        v.strictObject({ digest: secret, sealed: base64UrlText(16_384) }),
      ),
    }),
  },
  /** Writes down what the visitor decided about a request. */
  noteDecision: {
    method: 'POST',
    path: '/v1/decisions',
    access: 'token',
    body: decisionSchema,
    reply: nothing,
  },
  ...emailRoutes,
  ...introductionRoutes,
  ...rendezvousRoutes,
  ...escrowRoutes,
} as const satisfies Record<string, WalletServiceRoute>

function base64UrlText(maxLength: number) {
  return v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/), v.maxLength(maxLength))
}
