import type { Account } from '../../entities/account/account.js'
import type { Clock } from '../../ports/Environment.js'
import { onWalletChange } from '../walletStandard/onWalletChange.js'
import { readWallet } from '../walletStandard/readWallet.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'
import { readSolanaAccounts } from './readSolanaAccounts.js'

/** Changes within this time are one: the last state counts. */
const quietMs = 50

/**
 * Tells of the accounts that a wallet has after each of its changes, at most 20
 * times per second, and never from inside the wallet's own call. A wallet that
 * cannot be read has not changed.
 */
export function watchWallet(parameters: {
  readonly wallet: StandardWallet
  readonly clock: Clock
  readonly onChange: (
    accounts: readonly Account[],
    chains: readonly string[],
  ) => void
  readonly signal: AbortSignal
}): void {
  const { clock, onChange, signal, wallet } = parameters
  let isScheduled = false

  const look = () => {
    isScheduled = false
    const now = readWallet(wallet.source)
    if (now && !signal.aborted)
      onChange(readSolanaAccounts(now.accounts), now.chains)
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    clock.after(quietMs, look, signal)
  }
  onWalletChange(wallet, schedule, signal)
  // Changes before the first listener count, too.
  schedule()
}
