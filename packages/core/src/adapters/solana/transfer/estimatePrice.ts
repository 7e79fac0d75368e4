import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  pipe,
} from 'valibot'
import { isKitError } from '../../../errors/KitError.js'
import type { Ask } from '../rpc/createAsk.js'
import { reader } from '../rpc/readValue.js'

/** A price that takes more than these lamports for a transfer is cut. */
const mostLamports = 100_000n
export const microLamports = 1_000_000n

const readFees = reader(
  pipe(
    array(
      object({
        prioritizationFee: pipe(
          number(),
          integer(),
          minValue(0),
          maxValue(Number.MAX_SAFE_INTEGER),
        ),
      }),
    ),
    maxLength(1_000),
  ),
)

/**
 * What others paid lately, on top of the fixed fee, to change the same
 * accounts: more than three quarters of them at most.
 * @param units compute units that the transfer may take
 * @returns micro-lamports for each unit; 0 when no fees are paid or known
 */
export async function estimatePrice(
  ask: Ask,
  writable: readonly string[],
  units: number,
): Promise<bigint> {
  try {
    const fees = await ask('getRecentPrioritizationFees', [writable], readFees)
    const sorted = fees
      .map(({ prioritizationFee }) => prioritizationFee)
      .sort((left, right) => left - right)
    const price = BigInt(sorted[Math.floor(sorted.length * 0.75)] ?? 0)
    const most = (mostLamports * microLamports) / BigInt(units)
    return price < most ? price : most
  } catch (error) {
    if (isKitError(error, 'CANCELLED')) throw error
    return 0n
  }
}
