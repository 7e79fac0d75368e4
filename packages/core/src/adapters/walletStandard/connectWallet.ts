import { askFeature } from './askFeature.js'
import { readAccounts } from './readWallet.js'
import type { StandardAccount, StandardWallet } from './StandardWallet.js'

/**
 * Asks a wallet for its accounts (`standard:connect`).
 * @param parameters.isSilent never prompts: gives the accounts that the site
 * may know already
 * @throws errors of the catalogue: `WALLET_ANSWER_INVALID` when it names
 * nothing but junk, `USER_REJECTED`, `CANCELLED`
 */
export function connectWallet(
  wallet: StandardWallet,
  parameters: { readonly isSilent: boolean; readonly signal: AbortSignal },
): Promise<readonly StandardAccount[]> {
  const { isSilent, signal } = parameters
  return askFeature(wallet, {
    feature: 'standard:connect',
    method: 'connect',
    inputs: isSilent ? [{ silent: true }] : [],
    parse(answer) {
      const { accounts } = answer as { readonly accounts: unknown }
      if (!Array.isArray(accounts)) return undefined
      const known = readAccounts(accounts)
      return accounts.length > 0 && known.length === 0 ? undefined : known
    },
    signal,
  })
}
