import * as v from 'valibot'
import { base64Url, secret } from '../walletService/values.js'

/** An Ed25519 signature. */
export const signature = base64Url(64, 64)

/** A public key of Ed25519 or X25519. */
export const publicKey = secret

export const code = v.pipe(v.string(), v.regex(/^\d{6}$/))

export const locale = v.pipe(v.string(), v.maxLength(35))
