import * as v from 'valibot'
import { addedParameters, tryLater, walletState } from './replies.js'
import {
  envelope,
  identifier,
  milliseconds,
  secret,
  signature,
  version,
} from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

const nothing = v.strictObject({})
/** Something happened not long ago that its owner has to have seen first. */
const frozen = v.strictObject({
  outcome: v.literal('FROZEN'),
  frozenForMs: milliseconds,
})
/** The service's own, and nobody else's to read. */
const sealedDraft = v.pipe(v.string(), v.regex(/^[\w.-]{1,1024}$/))

/** How a wallet comes to another device, and by what. */
export const recoveryRoutes = {
  /**
   * What opens a recovery besides the visitor's own secret, and a half for the
   * device that comes back. A secret that somebody could guess is opened only
   * after a code of the last five minutes; what the escrow keeps is withheld
   * until the service's own hold is over, too.
   */
  startRecovery: {
    method: 'POST',
    path: '/v1/recovery',
    access: 'token',
    body: v.strictObject({ recoveryId: identifier }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('STARTED'),
        recoveryHalf: secret,
        recoveryEnvelope: envelope,
        serverHalf: secret,
      }),
      v.strictObject({ outcome: v.literal('CODE_NEEDED') }),
      v.strictObject({
        outcome: v.literal('HELD'),
        holdEndsAfterMs: milliseconds,
      }),
      tryLater,
    ]),
  },
  /**
   * Makes this device trusted: the wallet's own key says so, in an EIP-191
   * signature of `trustDeviceText`.
   */
  trustDevice: {
    method: 'POST',
    path: '/v1/device/trust',
    access: 'token',
    body: v.strictObject({
      envelope,
      version,
      signature,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('TRUSTED'), state: walletState }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
    ]),
  },
  /** A half for one more way back; nothing is kept of it here. */
  draftRecovery: {
    method: 'POST',
    path: '/v1/recoveries/draft',
    access: 'token',
    body: nothing,
    reply: v.strictObject({
      recoveryId: identifier,
      recoveryHalf: secret,
      /** Sealed for the service itself: given back with what was made. */
      draft: sealedDraft,
    }),
  },
  /**
   * Keeps one more way back: the wallet's own key says so, in an EIP-191
   * signature of `addRecoveryText`, of the proof key as well where there is one.
   */
  keepRecovery: {
    method: 'POST',
    path: '/v1/recoveries',
    access: 'token',
    body: v.strictObject({
      draft: sealedDraft,
      envelope,
      version,
      parameters: addedParameters,
      proofKey: v.optional(secret),
      signature,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('KEPT'), state: walletState }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
      frozen,
    ]),
  },
  /**
   * Takes a passkey away as a way back, with the half that it needs: the
   * wallet's own key says so, in an EIP-191 signature of `removeRecoveryText`.
   */
  removeRecovery: {
    method: 'POST',
    path: '/v1/recoveries/remove',
    access: 'token',
    body: v.strictObject({ recoveryId: identifier, signature }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('REMOVED'), state: walletState }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
      frozen,
    ]),
  },
  /**
   * Keeps by what an older way back proves itself: the wallet's own key says
   * so, in an EIP-191 signature of `addRecoveryText`. The first one stays.
   */
  keepProofKey: {
    method: 'POST',
    path: '/v1/recoveries/proof',
    access: 'token',
    body: v.strictObject({
      recoveryId: identifier,
      proofKey: secret,
      signature,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('KEPT') }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
      frozen,
    ]),
  },
} as const satisfies Record<string, WalletServiceRoute>
