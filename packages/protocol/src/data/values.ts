import * as v from 'valibot'

const base58 = '[1-9A-HJ-NP-Za-km-z]'

/** @see CAIP-2 */
export const networkId = v.pipe(
  v.string(),
  v.regex(/^(eip155|solana):[-_a-zA-Z0-9]{1,32}$/),
)

/** An account of a namespace whose balances can be read. @see CAIP-10 */
export const accountId = v.pipe(
  v.string(),
  v.regex(
    new RegExp(
      `^(eip155:[1-9]\\d{0,15}:0x[0-9a-fA-F]{40}|solana:${base58}{32}:${base58}{32,44})$`,
    ),
  ),
)

/** Whole bytes. */
export const hexBytes = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/))

/** The contract of a token, or its mint. */
export const tokenAddress = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(0x[0-9a-fA-F]{40}|${base58}{32,44})$`)),
)

/** No calendar goes further: there is no `Date` of what is later. */
const lastSecond = 8_640_000_000_000

/** Seconds since 1970. */
export const unixSeconds = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(lastSecond),
)

/** A text that strangers choose, as it may be shown. */
export const tokenName = v.pipe(v.string(), v.maxLength(40))
export const tokenSymbol = v.pipe(v.string(), v.maxLength(12))

/** Above any price there is; what is more is a mistake. */
export const highestPrice = 1e9

/** US dollars for one whole token. */
export const price = v.pipe(
  v.number(),
  v.finite(),
  v.gtValue(0),
  v.maxValue(highestPrice),
)
