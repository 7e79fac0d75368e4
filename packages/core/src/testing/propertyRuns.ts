/** Long tests run every property so many times more often. */
const longFactor = 100

/**
 * How often a property test runs: `count` times, `longCount` with `HASP_LONG`.
 * @example fc.assert(property, propertyRuns(200))
 */
export function propertyRuns(
  count: number,
  longCount = count * longFactor,
): { numRuns: number } {
  return { numRuns: process.env.HASP_LONG ? longCount : count }
}
