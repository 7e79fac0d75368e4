import type { Kit, WalletRule } from '@hasp/core'
import { getWalletRule, internals, walletRuleOf } from '@hasp/core/internal'

/**
 * Asks the directory; a site that names no wallets never needs it. Without an
 * answer, the rule is what the options say by themselves.
 * @throws KitError `CANCELLED`
 */
export async function completeWalletRule(
  kit: Kit,
  signal: AbortSignal,
): Promise<WalletRule> {
  try {
    return await getWalletRule(kit, { signal })
  } catch (error) {
    signal.throwIfAborted()
    kit[internals].log('warn', 'The wallet rule has gaps', error)
    return walletRuleOf(kit)
  }
}
