import {
  array,
  type InferOutput,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot'
import { Base58, Hex } from './rpcValues.js'
import { AccountAddress, HostedUser, NetworkId } from './userSchemas.js'

/** Characters that are seen, and of which none is a space. */
const word = pipe(string(), regex(/^[!-~]+$/))
const time = pipe(string(), regex(/^[\d:.TZ-]{20,40}$/))

/**
 * What a site's server made to be signed, but for the account: the frame fills
 * in its own, and writes the text by itself. No field can be read as another;
 * how long they may be together, whoever writes the text knows.
 * @see EIP-4361, CAIP-122
 */
export const FrameChallenge = strictObject({
  networkId: NetworkId,
  domain: word,
  uri: word,
  nonce: pipe(string(), regex(/^[\da-zA-Z]{22,64}$/)),
  issuedAt: time,
  expirationTime: time,
  notBefore: optional(time),
  requestId: optional(word),
  statement: optional(pipe(string(), regex(/^[ -~]{1,300}$/))),
  resources: optional(array(word)),
})

/** What the frame signed of it; the server writes the text once more. */
export const FrameSignIn = strictObject({
  address: AccountAddress,
  /** As wallets give it: hex on EVM, base58 on Solana. */
  signature: union([Hex, Base58]),
})

/** Who is logged in, and what they signed with the same answer. */
export const SignedInUser = strictObject({
  ...HostedUser.entries,
  signIn: optional(FrameSignIn),
})

/** What a site's server made to be signed, but for the account. */
export type FrameChallenge = InferOutput<typeof FrameChallenge>
/** What the frame signed of it. */
export type FrameSignIn = InferOutput<typeof FrameSignIn>
