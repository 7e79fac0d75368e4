import * as v from 'valibot'
import { passwordParameters, tryLater } from './replies.js'
import { base64Url, email, identifier, milliseconds, secret } from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

const nothing = v.strictObject({})
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const locale = v.optional(v.pipe(v.string(), v.maxLength(35)))
const triesLeft = v.pipe(v.number(), v.integer())
/** Nobody asked on this device, or it is over. */
const ended = v.strictObject({ outcome: v.literal('ENDED') })
/** It moves then, unless somebody calls it off. */
const waiting = v.strictObject({
  outcome: v.literal('WAITING'),
  movedAfterMs: milliseconds,
})
/** Why no wallet is moved, to who has proved a way back to it. */
const obstacles = [
  waiting,
  /**
   * The way back is younger than seven days, a move was called off, or the
   * address was changed not long ago.
   */
  v.strictObject({ outcome: v.literal('FROZEN'), frozenForMs: milliseconds }),
  v.strictObject({
    outcome: v.literal('DELETING'),
    deletedAfterMs: milliseconds,
  }),
] as const

/**
 * Another address for a wallet whose mailbox is lost: by a way back that is
 * the visitor's own, and seven days later.
 */
export const lostMailboxRoutes = {
  /**
   * Begins. The answer is the same whether or not there is a wallet, and
   * whatever ways back it has.
   */
  askMove: {
    method: 'POST',
    path: '/v1/mailbox/move',
    access: 'proof',
    body: v.strictObject({
      projectId: v.pipe(v.string(), v.maxLength(64)),
      /** The one whose mail cannot be read any more. */
      email,
      deviceName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      locale,
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('ASKED'),
        moveId: identifier,
        /** How a recovery password becomes what proves it. */
        password: v.omit(passwordParameters, ['type']),
        /** What a passkey is asked with. */
        passkeySalt: secret,
        expiresAfterMs: milliseconds,
      }),
      tryLater,
    ]),
  },
  /**
   * Proves a way back by an Ed25519 signature of `moveMailboxText`, and mails a
   * code to the new address; asked again it mails another one.
   */
  proveMove: {
    method: 'POST',
    path: '/v1/mailbox/move/proof',
    access: 'proof',
    body: v.strictObject({
      moveId: identifier,
      way: v.picklist(['passkey', 'password']),
      email,
      signature: base64Url(64, 64),
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('SENT'),
        resendAfterMs: milliseconds,
        expiresAfterMs: milliseconds,
        triesLeft,
      }),
      /** It proves no way back to a wallet of the address that was named. */
      v.strictObject({ outcome: v.literal('WRONG') }),
      v.strictObject({ outcome: v.literal('UNCHANGED') }),
      ...obstacles,
      ended,
      tryLater,
    ]),
  },
  /** Proves the new mailbox: from then on the seven days run. */
  confirmMove: {
    method: 'POST',
    path: '/v1/mailbox/move/code',
    access: 'proof',
    body: v.strictObject({ moveId: identifier, code }),
    reply: v.variant('outcome', [
      /** The new address opens a wallet of its own. */
      v.strictObject({ outcome: v.literal('TAKEN') }),
      v.strictObject({ outcome: v.literal('CODE_INVALID'), triesLeft }),
      ...obstacles,
      ended,
      tryLater,
    ]),
  },
  /** What a trusted device is told of it. */
  readMove: {
    method: 'GET',
    path: '/v1/mailbox/move',
    access: 'token',
    body: nothing,
    reply: v.strictObject({
      move: v.optional(v.strictObject({ email, movedAfterMs: milliseconds })),
      /** The ways back that can prove themselves, and from when on it counts. */
      provable: v.array(
        v.strictObject({ recoveryId: identifier, countsAfterMs: milliseconds }),
      ),
    }),
  },
  /** Calls it off on a trusted device. */
  cancelMove: {
    method: 'POST',
    path: '/v1/mailbox/move/cancel',
    access: 'token',
    body: nothing,
    reply: v.strictObject({ isCancelled: v.boolean() }),
  },
  /** Calls it off by the link of a mail, which both mailboxes have. */
  cancelMoveByLink: {
    method: 'POST',
    path: '/v1/mailbox/move/link',
    access: 'none',
    body: v.strictObject({ token: secret, locale }),
    reply: v.strictObject({ isCancelled: v.boolean() }),
  },
} as const satisfies Record<string, WalletServiceRoute>
