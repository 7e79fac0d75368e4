import * as v from 'valibot'
import { tryLater } from './replies.js'
import { email, milliseconds, secret, signature } from './values.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

const nothing = v.strictObject({})
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const locale = v.optional(v.pipe(v.string(), v.maxLength(35)))
const triesLeft = v.pipe(v.number(), v.integer())
/** There is no change, it is over, or it stands at the other mailbox. */
const codeExpired = v.strictObject({ outcome: v.literal('CODE_EXPIRED') })
const codeMailed = {
  resendAfterMs: milliseconds,
  expiresAfterMs: milliseconds,
  triesLeft,
}

/**
 * A change of the address that a wallet is opened by: the old mailbox proves
 * itself first, then the new one, all within a quarter of an hour.
 */
export const emailRoutes = {
  /**
   * Begins a change and mails a code to the old mailbox; one that was begun
   * before is over. The wallet's own key says so, in an EIP-191 signature of
   * `changeEmailText`.
   */
  beginEmailChange: {
    method: 'POST',
    path: '/v1/email/change',
    access: 'token',
    body: v.strictObject({ email, locale, signature }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('SENT'), ...codeMailed }),
      v.strictObject({ outcome: v.literal('UNCHANGED') }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
      /** A hold has ended on this device not long ago. */
      v.strictObject({
        outcome: v.literal('FROZEN'),
        frozenForMs: milliseconds,
      }),
      tryLater,
    ]),
  },
  /** Mails another code to the mailbox that the change stands at. */
  resendEmailCode: {
    method: 'POST',
    path: '/v1/email/change/code',
    access: 'token',
    body: v.strictObject({ locale }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('SENT'),
        mailbox: v.picklist(['old', 'new']),
        ...codeMailed,
      }),
      codeExpired,
      tryLater,
    ]),
  },
  /**
   * Gives the code of one mailbox. After the old one's a code is mailed to the
   * new one; after the new one's the address is changed.
   */
  answerEmailCode: {
    method: 'POST',
    path: '/v1/email/change/answer',
    access: 'token',
    body: v.strictObject({
      mailbox: v.picklist(['old', 'new']),
      code,
      locale,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('SENT'), ...codeMailed }),
      v.strictObject({ outcome: v.literal('CHANGED'), email }),
      /** The new address opens a wallet of its own. */
      v.strictObject({ outcome: v.literal('TAKEN') }),
      v.strictObject({ outcome: v.literal('CODE_INVALID'), triesLeft }),
      codeExpired,
      tryLater,
    ]),
  },
  /**
   * The address as it is now. A device that asks again and again waits for a
   * change, and stays signed in when another one makes it.
   */
  watchEmail: {
    method: 'POST',
    path: '/v1/email/watch',
    access: 'token',
    body: nothing,
    reply: v.strictObject({ email }),
  },
  /** The link of a mail that gives an address back to the old mailbox. */
  revertEmail: {
    method: 'POST',
    path: '/v1/email/revert',
    access: 'none',
    body: v.strictObject({ token: secret, locale }),
    reply: v.strictObject({ isReverted: v.boolean() }),
  },
} as const satisfies Record<string, WalletServiceRoute>
