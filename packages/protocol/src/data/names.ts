import * as v from 'valibot'
import { networkId, unixSeconds } from './values.js'

/** In bytes, what the DNS has room for. */
export const mostNameLength = 255

/** As its owner writes it. */
export const nameText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(mostNameLength),
)

/** An account of EVM. */
export const evmAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))

/** A coin of SLIP-44, or a chain of EVM. @see ENSIP-9, ENSIP-11 */
export const coinType = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(0xff_ff_ff_ff),
)

/** A picture that the service looked at and keeps. */
const avatar = v.pipe(v.string(), v.regex(/^\/v1\/images\/[0-9a-f]{64}$/))

/** `ens`: a resolver said so. `registry`: it was registered at this service. */
const foundIn = v.picklist(['ens', 'registry'])

const moment = {
  readAt: unixSeconds,
  /** It is an earlier answer: the node or a gateway cannot be reached. */
  isStale: v.boolean(),
}

/** Where a name leads. */
export const nameSchema = v.object({
  /** As ENSIP-15 writes it, whatever was asked. */
  name: nameText,
  /**
   * Of each network that is served or was asked for, where it has a record;
   * none stands in for another.
   */
  addresses: v.pipe(
    v.array(
      v.object({
        coinType,
        /** With the checksum of EIP-55; base58 for Solana (501). */
        address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
      }),
    ),
    v.maxLength(250),
  ),
  /** The path of a picture at this service. */
  avatar: v.optional(avatar),
  foundIn,
  ...moment,
})

/** Where a name leads. */
export type Name = v.InferOutput<typeof nameSchema>

/** What an account is called. */
export const addressNameSchema = v.object({
  address: evmAddress,
  networkId,
  /** It leads to the address there; `null` where none does. */
  name: v.nullable(nameText),
  avatar: v.optional(avatar),
  foundIn: v.optional(foundIn),
  ...moment,
})

/** What an account is called. */
export type AddressName = v.InferOutput<typeof addressNameSchema>
