import * as v from 'valibot'

/** @see https://uniswap.org/tokenlist.schema.json */
export const tokenListSchema = v.object({
  tokens: v.array(
    v.object({
      chainId: v.number(),
      address: v.string(),
      name: v.string(),
      symbol: v.string(),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
      /** No list is refused for a picture: many have `null` there, or nothing. */
      logoURI: v.fallback(v.optional(v.string()), undefined),
    }),
  ),
})

/** A list, of tokens of any networks. */
export type TokenList = v.InferOutput<typeof tokenListSchema>
