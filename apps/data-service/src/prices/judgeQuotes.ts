import { highestPrice } from '@hasp/protocol/data'
import type { Quote } from './PriceSource.js'

const oldestSeconds = 10 * 60
/** Clocks differ by as much. */
const aheadSeconds = 60
const leastConfidence = 0.9
/** Sources that differ by more do not know it. */
const mostRatio = 1.05

/**
 * The price that several sources agree on.
 * @param nowSeconds since 1970
 * @returns undefined where nobody knows, or not surely enough: never 0
 */
export function judgeQuotes(
  quotes: readonly (Quote | undefined)[],
  nowSeconds: number,
): number | undefined {
  let first: number | undefined
  let [lowest, highest] = [Infinity, 0]
  for (const quote of quotes) {
    if (!quote || !isSound(quote, nowSeconds)) continue
    first ??= quote.usd
    lowest = Math.min(lowest, quote.usd)
    highest = Math.max(highest, quote.usd)
  }
  return highest > lowest * mostRatio ? undefined : first
}

function isSound({ at, confidence, usd }: Quote, nowSeconds: number): boolean {
  return (
    Number.isFinite(usd) &&
    usd > 0 &&
    usd <= highestPrice &&
    confidence >= leastConfidence &&
    at >= nowSeconds - oldestSeconds &&
    at <= nowSeconds + aheadSeconds
  )
}
