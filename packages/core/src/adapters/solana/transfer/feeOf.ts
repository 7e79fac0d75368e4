import { microLamports } from './estimatePrice.js'
import type { TransferPlan } from './TransferPlan.js'

/** Lamports that the network takes for a signature; a transfer has one. */
const signatureFee = 5_000n

/** The most that a plan takes in lamports, rent included. */
export function feeOf({ rent, unitLimit, unitPrice }: TransferPlan): bigint {
  const priority = unitPrice * BigInt(unitLimit)
  return signatureFee + rent + (priority + microLamports - 1n) / microLamports
}

/**
 * The plan with a price that keeps it within a fee.
 * @returns undefined when no price does
 */
export function withinFee(
  plan: TransferPlan,
  fee: bigint | undefined,
): TransferPlan | undefined {
  if (fee === undefined || feeOf(plan) <= fee) return plan
  const left = fee - signatureFee - plan.rent
  if (left < 0n) return undefined
  const unitPrice = (left * microLamports) / BigInt(plan.unitLimit)
  return { ...plan, unitPrice }
}
