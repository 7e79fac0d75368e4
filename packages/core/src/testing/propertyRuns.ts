/** Long tests run every property so many times more often. */
const longFactor = 100

/**
 * How often a property test runs: `count` times, more with `HASP_LONG`.
 * @example fc.assert(property, propertyRuns(200))
 */
export function propertyRuns(count: number): { numRuns: number } {
  return { numRuns: process.env.HASP_LONG ? count * longFactor : count }
}
