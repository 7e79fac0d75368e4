import * as v from 'valibot'

/** Bytes as base64url without padding. */
export const base64Url = (minBytes: number, maxBytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]+$/),
    v.minLength(Math.ceil((minBytes * 4) / 3)),
    v.maxLength(Math.ceil((maxBytes * 4) / 3)),
  )

/** 32 random bytes: half of what opens an envelope, or a token. */
export const secret = base64Url(32, 32)

/** The sealed key of a wallet: nonce, ciphertext and tag. */
export const envelope = base64Url(28, 256)

export const identifier = v.pipe(v.string(), v.uuid())

/** A span of time in milliseconds, never a moment: clocks differ. */
export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An e-mail address as it is typed; what it is equal to, the service knows. */
export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

export const origin = v.pipe(v.string(), v.url(), v.maxLength(256))

/** Addresses of a wallet, by namespace. */
export const addresses = v.strictObject({
  eip155: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
})

export const walletMode = v.picklist(['self', 'assisted'])

/** An EIP-191 signature by the key of a wallet. */
export const signature = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{130}$/))
