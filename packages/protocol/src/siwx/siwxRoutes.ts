import * as v from 'valibot'

const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest))

/** A CAIP-2 network id; whether it is configured, the server knows. */
const networkId = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/),
)

const time = text(40)

/** Longer than the signature of any account that does not exist yet. */
const longestSignature = 48 * 1024

/** A text that is signed has at most 8 KiB. */
const longestRecap = 6 * 1024

/** An account that is signed in, on one network. */
const account = v.strictObject({
  /** CAIP-10. */
  accountId: text(256),
  networkId,
  address: text(128),
})

const signedIn = v.strictObject({
  accounts: v.array(account),
  /** How long they stay so unless they come back, by the server's clock. */
  expiresInMs: v.optional(v.pipe(v.number(), v.minValue(0))),
})

/** One account's signature of the text that is made of the challenge. */
const proof = v.strictObject({
  networkId,
  address: text(128),
  /** What the wallet made of the text; a word of the kit's list of forms. */
  form: v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,32}$/)),
  signature: text(longestSignature),
  publicKey: v.optional(text(256)),
  /** What a wallet allowed besides (`cacao`): its ReCap (ERC-5573). */
  recap: v.optional(text(longestRecap)),
})

/**
 * Every route of a server that signs visitors in: how it is asked, and what it
 * answers with 200. Who asks is told by cookies that pages cannot
 * read, or by a key of the browser.
 */
export const siwxRoutes = {
  /** What is to be signed, but for the account: good for one sign-in. */
  nonce: {
    method: 'POST',
    body: v.strictObject({}),
    reply: v.strictObject({
      domain: text(255),
      uri: text(2048),
      version: v.literal('1'),
      nonce: text(64),
      issuedAt: time,
      expirationTime: time,
      statement: v.optional(text(300)),
      resources: v.optional(v.array(text(2048))),
      networkIds: v.array(networkId),
    }),
  },
  /** Signs in every account of a list, or none. */
  verify: {
    method: 'POST',
    body: v.strictObject({
      nonce: text(64),
      proofs: v.pipe(
        v.array(proof),
        v.minLength(1),
        v.maxLength(10),
        v.check(
          (proofs) =>
            new Set(proofs.map((one) => one.networkId)).size === proofs.length,
          'One proof for each network',
        ),
      ),
      /** Whether those who are signed in stay so besides. */
      isAdded: v.optional(v.boolean()),
    }),
    reply: signedIn,
  },
  session: { method: 'GET', body: v.strictObject({}), reply: signedIn },
  /** Signs one account out, or all of them. */
  'sign-out': {
    method: 'POST',
    body: v.strictObject({ accountId: v.optional(text(256)) }),
    reply: signedIn,
  },
  /** A token for the site's own routes, where they ask for one (RFC 9449). */
  token: {
    method: 'POST',
    body: v.strictObject({}),
    reply: v.strictObject({ token: text(64), expiresInMs: v.number() }),
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly method: 'GET' | 'POST'
      readonly body: v.GenericSchema
      readonly reply: v.GenericSchema
    }
  >
>

/** The last part of a route's path. */
export type SiwxRoute = keyof typeof siwxRoutes

/** What a route is asked with. */
export type SiwxBody<route extends SiwxRoute> = v.InferOutput<
  (typeof siwxRoutes)[route]['body']
>

/** What a route answers with 200. */
export type SiwxReply<route extends SiwxRoute> = v.InferOutput<
  (typeof siwxRoutes)[route]['reply']
>
