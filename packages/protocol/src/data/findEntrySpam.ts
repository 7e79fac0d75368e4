import { isApproval } from './movementKinds.js'

/** Why what a transaction moved looks as if it were there to deceive. */
export type EntrySpam = 'UNSIGNED' | 'NOTHING_MOVED'

/** As much of a movement as tells. Addresses are in lower case. */
export type JudgedMovement = {
  readonly kind: string
  readonly source: string
  readonly amount?: string | bigint | null | undefined
  /**
   * Whether somebody stands for what moved: it is the network's own currency,
   * or of a contract that is known to tell the truth.
   */
  readonly isKnown: boolean
}

/**
 * What speaks against an entry of a history. A service says so, and its client
 * looks again: a service may lie. What the account itself sent is its own doing.
 * @param entry.movements those of the account
 * @param account its address, in lower case
 * @returns `UNSIGNED`: a contract that nobody stands for says that something of
 * the account was moved, or somebody moved nothing in its name, in a transaction
 * that somebody else sent. `NOTHING_MOVED`: an amount is 0, and so is all that
 * could be worth something
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
  if (entry.sender === account) return []
  const moved = entry.movements.filter((each) => !isApproval(each))
  // What is known moves for whom the account allowed it to.
  const isUnsigned = moved.some(
    (each) => each.source === account && (!each.isKnown || isZero(each)),
  )
  // Junk beside a transfer of 0 makes it no better.
  const isNothing =
    moved.some(isZero) && moved.every((each) => isZero(each) || !each.isKnown)
  return [
    ...(isUnsigned ? (['UNSIGNED'] as const) : []),
    ...(isNothing ? (['NOTHING_MOVED'] as const) : []),
  ]
}

function isZero({ amount }: JudgedMovement): boolean {
  return `${amount}` === '0'
}
