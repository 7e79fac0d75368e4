import * as v from 'valibot'
import type { Hex } from 'viem'

/** Bytes, as nodes write them. */
export const hexSchema = v.pipe(
  v.string(),
  v.regex(/^0x(?:[0-9a-f]{2})*$/i),
  v.transform((text) => text as Hex),
)
