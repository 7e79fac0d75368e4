/** The page's request that waits for it. */
export interface AskedBy {
  readonly id: string
  readonly signal: AbortSignal
}
