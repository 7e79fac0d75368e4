import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import {
  createWalletRule,
  type WalletRule,
} from '../../policies/wallets/walletVisibility.js'
import { ofWholeWallets } from './ofWholeWallets.js'

/**
 * The rule as far as it is known without asking the directory.
 * @example
 * import { walletRuleOf } from '@hasp/core/internal'
 *
 * walletRuleOf(kit).isShown({ id: 'kite' })
 */
export function walletRuleOf(kit: Kit): WalletRule {
  return ofWholeWallets(kit, createWalletRule(walletOptionsOf(kit)))
}
