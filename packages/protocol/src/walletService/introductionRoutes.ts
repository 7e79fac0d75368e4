import * as v from 'valibot'
import {
  base64Url,
  envelope,
  identifier,
  secret,
  signature,
  version,
} from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

/** HPKE (RFC 9180) of 32 bytes: the encapsulated key, ciphertext and tag. */
const sealedHalf = base64Url(80, 80)
const over = v.strictObject({ outcome: v.literal('OVER') })

/**
 * How a device of a wallet vouches for a new one. Each draws a number; the new
 * one says by a hash what its own is before it learns the other's. From both,
 * and from the new one's key, each works out four characters
 * (`introductionCode`), which the visitor compares: a service that puts a key
 * of its own in between is noticed, but for one chance in a million.
 */
export const introductionRoutes = {
  /**
   * Waits on the new device until something happens, for some seconds. Its key
   * is proof enough: whoever was turned away has no token any more.
   */
  awaitIntroduction: {
    method: 'POST',
    path: '/v1/device/introduction',
    access: 'proof',
    body: v.strictObject({
      deviceId: identifier,
      /** Of `introductionCommitment`. */
      commitment: secret,
      /** What was committed to; once another device has given its number. */
      opened: v.optional(v.strictObject({ publicKey: secret, nonce: secret })),
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('OFFERED') }),
      v.strictObject({ outcome: v.literal('MET'), peerNonce: secret }),
      v.strictObject({
        outcome: v.literal('VOUCHED'),
        /** Half of what opens the envelope; for the key of the device. */
        sealedHalf,
        /** The other half, and what the two are of. */
        recoveryId: identifier,
        recoveryHalf: secret,
        recoveryEnvelope: envelope,
        version,
        /** For the envelope that the device makes for itself. */
        serverHalf: secret,
      }),
      /** It has become a device of the wallet in another way. */
      v.strictObject({ outcome: v.literal('TRUSTED') }),
      /** What was committed to is known: another number has to be drawn. */
      over,
      /** The owner has turned it away. */
      v.strictObject({ outcome: v.literal('DENIED') }),
    ]),
  },
  /** Gives a number to a device that waits, and waits for what it opens. */
  meetDevice: {
    method: 'POST',
    path: '/v1/devices/meet',
    access: 'token',
    body: v.strictObject({
      deviceId: identifier,
      commitment: secret,
      nonce: secret,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('MET') }),
      v.strictObject({
        outcome: v.literal('OPENED'),
        publicKey: secret,
        nonce: secret,
      }),
      over,
    ]),
  },
  /**
   * Gives a device what opens the wallet, and ends its hold: the wallet's own
   * key says so, in an EIP-191 signature of `vouchText`.
   */
  vouchForDevice: {
    method: 'POST',
    path: '/v1/devices/vouch',
    access: 'token',
    body: v.strictObject({
      deviceId: identifier,
      /** Of `draftRecovery`. */
      draft: v.pipe(v.string(), v.regex(/^[\w.-]{1,1024}$/)),
      envelope,
      version,
      sealedHalf,
      signature,
    }),
    reply: v.strictObject({ outcome: v.picklist(['VOUCHED', 'REFUSED']) }),
  },
} as const satisfies Record<string, WalletServiceRoute>
