import * as v from 'valibot'
import { tryLater } from './replies.js'
import { base64Url, milliseconds, secret, signature } from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

const locale = v.optional(v.pipe(v.string(), v.maxLength(35)))
const codeNeeded = v.strictObject({ outcome: v.literal('CODE_NEEDED') })
const frozen = v.strictObject({
  outcome: v.literal('FROZEN'),
  frozenForMs: milliseconds,
})
const refused = v.strictObject({ outcome: v.literal('REFUSED') })

/** How a visitor leaves with the wallet's words, and how the account ends. */
export const leavingRoutes = {
  /**
   * Lets a trusted device show the words, once: after a code of the last five
   * minutes, three times a day, and never while the wallet is frozen.
   */
  startExport: {
    method: 'POST',
    path: '/v1/export',
    access: 'token',
    body: v.strictObject({}),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('GRANTED'),
        grant: secret,
        /** It is worth nothing before. */
        readyAfterMs: milliseconds,
        expiresAfterMs: milliseconds,
      }),
      codeNeeded,
      frozen,
      refused,
      tryLater,
    ]),
  },
  /** Uses up what was granted, and tells the mailbox. */
  useExport: {
    method: 'POST',
    path: '/v1/export/use',
    access: 'token',
    body: v.strictObject({ grant: secret, locale }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('USED') }),
      v.strictObject({ outcome: v.literal('ENDED') }),
    ]),
  },
  /**
   * Has everything deleted in seven days: after a code of the last five
   * minutes, and by the word of the wallet's own key, an EIP-191 signature of
   * `deleteWalletText`.
   */
  requestDeletion: {
    method: 'POST',
    path: '/v1/deletion',
    access: 'token',
    body: v.strictObject({
      signature,
      locale,
      /** Sealed to the escrow, which gets it when the seven days are over. */
      sealedForEscrow: v.optional(base64Url(48, 4_096)),
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('WAITING'),
        deletedAfterMs: milliseconds,
      }),
      codeNeeded,
      frozen,
      refused,
    ]),
  },
  /** Whether there is a deletion to wait for. */
  readDeletion: {
    method: 'GET',
    path: '/v1/deletion',
    access: 'token',
    body: v.strictObject({}),
    reply: v.strictObject({ deletedAfterMs: v.optional(milliseconds) }),
  },
  /** Calls a deletion off on a trusted device. */
  cancelDeletion: {
    method: 'POST',
    path: '/v1/deletion/cancel',
    access: 'token',
    body: v.strictObject({ locale }),
    reply: v.strictObject({ isCancelled: v.boolean() }),
  },
  /** Calls it off by the link of the mail. */
  cancelDeletionByLink: {
    method: 'POST',
    path: '/v1/deletion/link',
    access: 'none',
    body: v.strictObject({ token: secret, locale }),
    reply: v.strictObject({ isCancelled: v.boolean() }),
  },
} as const satisfies Record<string, WalletServiceRoute>
