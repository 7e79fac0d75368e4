import * as v from 'valibot'

/** Bytes as nodes write them. */
export const HexData = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-f]{2})*$/i),
  v.transform((text) => text.toLowerCase()),
)
