import * as v from 'valibot'
import { milliseconds, origin } from './values.js'

/** SHA-256 as hex. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const device = v.pipe(v.string(), v.maxLength(64))

/** What a visitor decided about a request of a site. */
const decision = {
  origin,
  networkId: v.pipe(v.string(), v.maxLength(64)),
  method: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
  /** Of the summary that was shown. */
  digest,
  /** Of what a simulation said beside it. */
  simulationDigest: v.optional(digest),
}

/** Everything that a wallet's record tells, one line each. */
export const activityEvents = v.variant('event', [
  v.strictObject({
    event: v.literal('signedIn'),
    device,
    origin,
    isNewDevice: v.boolean(),
    /** Codes that others had wrong since the sign-in before. */
    wrongCodes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ event: v.literal('signInDenied'), device }),
  v.strictObject({ event: v.literal('walletMade'), device }),
  v.strictObject({ event: v.literal('deviceTrusted'), device }),
  v.strictObject({ event: v.literal('deviceVouchedFor'), device }),
  v.strictObject({ event: v.literal('deviceRevoked'), device }),
  v.strictObject({
    event: v.literal('wayBackAdded'),
    way: v.picklist(['escrow', 'passkey', 'password']),
  }),
  v.strictObject({ event: v.literal('wayBackRemoved') }),
  v.strictObject({ event: v.literal('emailChanged') }),
  v.strictObject({ event: v.literal('emailReverted') }),
  v.strictObject({ event: v.literal('mailboxMoveAsked'), device }),
  v.strictObject({ event: v.literal('mailboxMoveCancelled') }),
  v.strictObject({ event: v.literal('mailboxMoved') }),
  v.strictObject({ event: v.literal('keyShown'), device }),
  v.strictObject({ event: v.literal('deletionAsked'), device }),
  v.strictObject({ event: v.literal('deletionCancelled') }),
  v.strictObject({ event: v.literal('deleted') }),
  v.strictObject({ event: v.literal('approved'), ...decision }),
  v.strictObject({ event: v.literal('declined'), ...decision }),
])

/** Something that happened to a wallet. */
export type ActivityEvent = v.InferOutput<typeof activityEvents>

/** A decision of a visitor, as a frame tells it. */
export const decisionSchema = v.strictObject({
  event: v.picklist(['approved', 'declined']),
  ...decision,
})

/** An event in its place. */
export const activity = v.strictObject({
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  beforeMs: milliseconds,
  happened: activityEvents,
})
