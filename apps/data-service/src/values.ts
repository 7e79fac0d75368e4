import * as v from 'valibot'

export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

export const evmAddress = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{40}$/),
  v.transform((text) => text as `0x${string}`),
)
