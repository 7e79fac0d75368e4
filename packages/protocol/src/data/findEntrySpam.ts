/** Why what a transaction moved looks as if it were there to deceive. */
export type EntrySpam = 'UNSIGNED' | 'NOTHING_MOVED'

/** As much of a movement as tells. Addresses are in lower case. */
export type JudgedMovement = {
  readonly kind: string
  readonly source: string
  readonly amount?: string | bigint | null | undefined
}

/** Kinds of movements that move nothing, and allow somebody to. */
const approvals = ['allowance', 'tokenApproval', 'operatorApproval']

/**
 * What speaks against an entry of a history. A service says so, and its client
 * looks again: a service may lie.
 * @param entry.movements those of the account
 * @param account its address, in lower case
 * @returns `UNSIGNED`: it says that something of the account was moved, which
 * somebody else sent. `NOTHING_MOVED`: all its amounts are 0
 * @example
 * findEntrySpam({ sender: '0xb…', movements: [] }, '0xa…') // []
 */
export function findEntrySpam(
  entry: {
    readonly sender: string
    readonly movements: readonly JudgedMovement[]
  },
  account: string,
): readonly EntrySpam[] {
  const moved = entry.movements.filter(({ kind }) => !approvals.includes(kind))
  const isUnsigned =
    entry.sender !== account && moved.some(({ source }) => source === account)
  const isNothing =
    moved.length > 0 && moved.every(({ amount }) => `${amount}` === '0')
  return [
    ...(isUnsigned ? (['UNSIGNED'] as const) : []),
    ...(isNothing ? (['NOTHING_MOVED'] as const) : []),
  ]
}
