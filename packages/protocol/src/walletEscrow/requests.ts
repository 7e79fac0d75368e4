import * as v from 'valibot'
import { tryLater } from '../walletService/replies.js'
import {
  addresses,
  base64Url,
  email,
  identifier,
  milliseconds,
  secret,
  version,
} from '../walletService/values.js'
import { code, locale, publicKey, signature } from './values.js'

const walletId = identifier
const triesLeft = v.pipe(v.number(), v.integer())
const ended = v.strictObject({ outcome: v.literal('ENDED') })

/**
 * Everything that a wallet's frame asks the escrow: how it is asked, and what
 * is answered. Both are sealed on their way (`escrowInfo`, `sealEscrowReply`):
 * the service carries them, and can neither read nor write them.
 */
export const walletEscrowRequests = {
  /**
   * Leaves the secret that opens the wallet's recovery. The wallet's key for
   * the escrow has signed `escrowDepositText`; the first deposit of a wallet
   * stays, and asked again with the same secret the escrow says so again.
   */
  deposit: {
    body: v.strictObject({
      walletId,
      email,
      addresses,
      publicKey,
      secret,
      locale: v.optional(locale),
      signature,
    }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('KEPT') }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
    ]),
  },
  /**
   * Mails the escrow's own code to the mailbox of the wallet. The answer is
   * the same whether or not there is one.
   */
  start: {
    body: v.strictObject({
      walletId,
      email,
      /** X25519: what is released is sealed to it. */
      frameKey: publicKey,
      deviceName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      locale: v.optional(locale),
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('STARTED'),
        /** What the attempt is called from here on; nobody else knows it. */
        attempt: secret,
        resendAfterMs: milliseconds,
        expiresAfterMs: milliseconds,
        triesLeft,
      }),
      tryLater,
    ]),
  },
  /** Proves the mailbox; from then on the escrow's own hold runs. */
  answer: {
    body: v.strictObject({ attempt: secret, code }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('PROVED'),
        holdEndsAfterMs: milliseconds,
      }),
      v.strictObject({ outcome: v.literal('CODE_INVALID'), triesLeft }),
      v.strictObject({ outcome: v.literal('CODE_EXPIRED') }),
      tryLater,
    ]),
  },
  /** Fetches the secret once the hold is over; again, where a reply was lost. */
  collect: {
    body: v.strictObject({ attempt: secret }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('RELEASED'),
        /** HPKE to the key of the frame: `escrowReleaseInfo`. */
        sealedSecret: base64Url(80, 80),
      }),
      v.strictObject({
        outcome: v.literal('HELD'),
        holdEndsAfterMs: milliseconds,
      }),
      ended,
      tryLater,
    ]),
  },
  /**
   * Binds another mailbox to a wallet, in three days: its key has signed
   * `escrowRebindText`, and both mailboxes hear of it.
   */
  rebind: {
    body: v.strictObject({
      walletId,
      email,
      /** Above the one of the change before, so that none is played twice. */
      version,
      locale: v.optional(locale),
      signature,
    }),
    reply: v.variant('outcome', [
      v.strictObject({
        outcome: v.literal('BOUND'),
        bindsAfterMs: milliseconds,
      }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
      /** Rightly signed, and not above this one. */
      v.strictObject({ outcome: v.literal('OUTDATED'), version }),
      tryLater,
    ]),
  },
  /**
   * Deletes everything of a wallet: its key has signed `escrowForgetText`.
   * The service carries it when the time is there, and the answer to nobody.
   */
  forget: {
    body: v.strictObject({ walletId, signature }),
    reply: v.variant('outcome', [
      v.strictObject({ outcome: v.literal('FORGOTTEN') }),
      v.strictObject({ outcome: v.literal('REFUSED') }),
    ]),
  },
} as const

/** The kinds of request. */
export type WalletEscrowCall = keyof typeof walletEscrowRequests

/** What the escrow is asked with. */
export type WalletEscrowBody<Call extends WalletEscrowCall> = v.InferOutput<
  (typeof walletEscrowRequests)[Call]['body']
>

/** What the escrow answers. */
export type WalletEscrowReply<Call extends WalletEscrowCall> = v.InferOutput<
  (typeof walletEscrowRequests)[Call]['reply']
>

const calls = Object.keys(walletEscrowRequests) as WalletEscrowCall[]

/** A request as it stands in the sealed bytes. */
export const walletEscrowMessageSchema = v.strictObject({
  call: v.picklist(calls),
  body: v.unknown(),
})
