/** What may be asked of a history besides whose it is. */
export type HistoryQuestion = {
  /** From the page before. */
  readonly cursor?: string | undefined
  readonly kind?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Where the history of an account is.
 * @param account as CAIP-10
 */
export function historyPath(
  account: string,
  { cursor, kind, limit }: HistoryQuestion = {},
): string {
  const query = new URLSearchParams({
    ...(cursor !== undefined && { cursor }),
    ...(kind !== undefined && { kind }),
    ...(limit !== undefined && { limit: `${limit}` }),
  })
  const path = `/v1/accounts/${encodeURIComponent(account)}/history`
  return query.size > 0 ? `${path}?${query}` : path
}
