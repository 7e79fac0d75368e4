import type { FindAccount } from './SolanaAccount.js'
import { tokenProgramName } from './tokenPrograms.js'
import { readMint, readTokenAccount } from './tokenState.js'
import type { TokenBalance } from './transactionLog.js'

/**
 * What the token accounts among some accounts hold.
 * @param keys addresses, in the order of a transaction
 * @param account reads one of them
 * @example readTokenBalances(message.staticAccounts, runtime.account)
 */
export function readTokenBalances(
  keys: readonly string[],
  account: FindAccount,
): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const found = account(key)
    if (!found || !tokenProgramName(found.program)) return []
    const token = readTokenAccount(found.data)
    const mint = token && account(token.mint)
    const decimals = mint && readMint(mint.data)?.decimals
    if (decimals === undefined || !token) return []
    const { amount, mint: mintAddress, owner } = token
    return {
      accountIndex,
      mint: mintAddress,
      owner,
      programId: found.program,
      amount,
      decimals,
    }
  })
}
