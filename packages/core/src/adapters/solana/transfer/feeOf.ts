import type { SendLimits } from '../../../entities/transfer/transfer.js'
import { microLamports } from './estimatePrice.js'
import type { TransferPlan } from './TransferPlan.js'

/** Lamports that the network takes for a signature; a transfer has one. */
const signatureFee = 5_000n

/** The most that the network takes for a plan in lamports, without the rent. */
export function feeOf(
  plan: Pick<TransferPlan, 'unitLimit' | 'unitPrice'>,
): bigint {
  const priority = plan.unitPrice * BigInt(plan.unitLimit)
  return signatureFee + (priority + microLamports - 1n) / microLamports
}

/**
 * The plan with a price that keeps it within what was shown.
 * @returns undefined when no price does, when an account has to be paid that
 * was not spoken of, or when less would arrive
 */
export function withinFee(
  plan: TransferPlan,
  { accountRent = 0n, arriving = 0n, fee }: Partial<SendLimits>,
): TransferPlan | undefined {
  if (plan.arriving < arriving) return undefined
  if (fee === undefined) return plan
  if (plan.rent > accountRent) return undefined
  if (feeOf(plan) <= fee) return plan
  const left = fee - signatureFee
  if (left < 0n) return undefined
  const unitPrice = (left * microLamports) / BigInt(plan.unitLimit)
  return { ...plan, unitPrice }
}
