// Specification 5, "Smart-account switching is allowed only when …".
import type { AccountType } from '../entities/account.js'

/** Whether the visitor may change to the smart account. */
export function canSwitchToSmartAccount(situation: {
  currentType: AccountType
  isSupportedByChain: boolean
}): boolean {
  return situation.isSupportedByChain && situation.currentType === 'eoa'
}
