import * as v from 'valibot'

/** A hash of 32 bytes. */
export const HexHash = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i),
  v.transform((text) => text.toLowerCase()),
)
