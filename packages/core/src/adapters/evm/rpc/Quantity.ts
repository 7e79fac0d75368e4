import * as v from 'valibot'

/** A number as nodes write it: at most 256 bits of hex. */
export const Quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
