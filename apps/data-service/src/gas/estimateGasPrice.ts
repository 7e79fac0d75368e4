/** What the last blocks of a chain paid, as `eth_feeHistory` tells it. */
export interface FeeHistory {
  /** Of each block, and last of the next one. */
  readonly baseFees: readonly bigint[]
  /** What a low, a middle and a high bidder of each block paid on top. */
  readonly tips: readonly (readonly [bigint, bigint, bigint])[]
  /** Of each block, how full it was. */
  readonly fullness: readonly number[]
}

/** Wei for one unit of gas. */
export interface GasPrice {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

/** A base fee grows by an eighth from block to block at most. @see EIP-1559 */
const grow = (fee: bigint) => fee + (fee + 7n) / 8n

/**
 * What gas costs: the base fee of the next block with what bidders pay on top.
 * Who waits for none longer than a block bids above them, and for a base fee
 * that has grown meanwhile.
 */
export function estimateGasPrice({
  baseFees,
  fullness,
  tips,
}: FeeHistory): GasPrice {
  const next = baseFees.at(-1) ?? 0n
  // Nobody has paid anything in an empty block.
  const paid = tips.filter((_tip, index) => (fullness[index] ?? 0) > 0)
  const [low, middle, high] = [0, 1, 2].map((rank) =>
    medianOf(paid.map((tip) => tip[rank as 0 | 1 | 2])),
  ) as [bigint, bigint, bigint]
  const standard = next + low
  const fast = largest(standard, grow(next) + middle)
  return { standard, fast, instant: largest(fast, grow(grow(next)) + high) }
}

function medianOf(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)] ?? 0n
}

function largest(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
