import * as v from 'valibot'

/** A whole number of 256 bits in decimal; large ones come as texts. */
export const units = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^\d{1,78}$/),
  v.transform((text) => BigInt(text)),
)

/** A height, a place, or seconds since 1970. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
)
