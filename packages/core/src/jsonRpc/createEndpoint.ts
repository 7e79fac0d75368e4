/** How many failures within `failureWindowMs` open the breaker. */
const failuresToOpen = 5
const failureWindowMs = 10_000

/** How long the breaker stays open; then one request may try. */
const openMs = 15_000

/** How long a chain id is cached, be it the right or a wrong one. */
const chainTrustMs = 10 * 60_000

/** Why an endpoint is not asked. */
export type Unusable =
  | { readonly reason: 'broken'; readonly untilMs: number }
  | { readonly reason: 'limited'; readonly untilMs: number }
  | { readonly reason: 'wrongChain'; readonly reported: string }

/** What is remembered of one RPC URL. */
export type Endpoint = {
  readonly url: string
  whyUnusable(nowMs: number): Unusable | undefined
  succeeded(): void
  failed(nowMs: number): void
  /** Claims the one request that a half-open breaker lets through. */
  claim(nowMs: number): void
  limited(untilMs: number): void
  isChainKnown(nowMs: number): boolean
  chainChecked(nowMs: number, wrong?: string): void
}

export function createEndpoint(url: string): Endpoint {
  let failures: readonly number[] = []
  let openUntilMs = 0
  let limitedUntilMs = 0
  let chain = { untilMs: 0, wrong: undefined as string | undefined }
  return {
    url,
    whyUnusable(nowMs) {
      if (chain.wrong && nowMs < chain.untilMs)
        return { reason: 'wrongChain', reported: chain.wrong }
      if (nowMs < limitedUntilMs)
        return { reason: 'limited', untilMs: limitedUntilMs }
      if (nowMs < openUntilMs) return { reason: 'broken', untilMs: openUntilMs }
      return undefined
    },
    succeeded() {
      failures = []
      openUntilMs = 0
    },
    failed(nowMs) {
      failures = [...failures, nowMs]
        .filter((at) => nowMs - at < failureWindowMs)
        .slice(-failuresToOpen)
      if (openUntilMs > 0 || failures.length === failuresToOpen)
        openUntilMs = nowMs + openMs
    },
    claim(nowMs) {
      if (openUntilMs > 0) openUntilMs = nowMs + openMs
    },
    limited(untilMs) {
      limitedUntilMs = untilMs
    },
    isChainKnown: (nowMs) => nowMs < chain.untilMs,
    chainChecked(nowMs, wrong) {
      chain = { untilMs: nowMs + chainTrustMs, wrong }
    },
  }
}
