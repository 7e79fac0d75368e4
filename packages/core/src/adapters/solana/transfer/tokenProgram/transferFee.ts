/** What a token keeps of each transfer. */
export type TransferFee = {
  /** Hundredths of a per cent. */
  readonly basisPoints: number
  /** Base units. */
  readonly maximum: bigint
}

const allBasisPoints = 10_000n

/** Two schedules, the newer one from its epoch on. */
const olderAt = 72
const newerAt = 90

/**
 * The fee that a mint takes in an epoch.
 * @param config what the mint's extension says
 */
export function readTransferFee(config: DataView, epoch: bigint): TransferFee {
  const isNewer = epoch >= config.getBigUint64(newerAt, true)
  const at = isNewer ? newerAt : olderAt
  return {
    maximum: config.getBigUint64(at + 8, true),
    basisPoints: config.getUint16(at + 16, true),
  }
}

/** What is kept of an amount, exactly as the network computes it. */
export function feeOn(amount: bigint, fee: TransferFee): bigint {
  const parts = amount * BigInt(fee.basisPoints)
  const rounded = (parts + allBasisPoints - 1n) / allBasisPoints
  return rounded < fee.maximum ? rounded : fee.maximum
}
