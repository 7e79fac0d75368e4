import type { Account } from '../../entities/account.js'
import type { ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { onWalletChange } from '../walletStandard/onWalletChange.js'
import { readWallet } from '../walletStandard/readWallet.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'
import { readSolanaAccounts } from './readSolanaAccounts.js'

/** Changes within this time are one: the last state counts. */
const quietMs = 50

/**
 * Tells of the accounts that a wallet has whenever they are others than were
 * known, at most 20 times per second, and never from inside the wallet's own
 * call. A wallet that cannot be read has not changed.
 * @param parameters.session what is known of the wallet by now
 */
export function watchWallet(parameters: {
  readonly wallet: StandardWallet
  readonly clock: Clock
  readonly session: () => ConnectorSession | undefined
  readonly onAccounts: (
    accounts: readonly Account[],
    chains: readonly string[],
  ) => void
  readonly signal: AbortSignal
}): void {
  const { clock, onAccounts, session, signal, wallet } = parameters
  let isScheduled = false

  const look = () => {
    isScheduled = false
    const known = session()
    const now = readWallet(wallet.source)
    if (!now || !known || signal.aborted) return
    const accounts = readSolanaAccounts(now.accounts)
    if (keyOf(accounts) !== keyOf(known.accounts))
      onAccounts(accounts, now.chains)
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    clock.after(quietMs, look, signal)
  }
  onWalletChange(wallet, schedule, signal)
  // What changed before anybody listened is noticed, too.
  schedule()
}

function keyOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address).join()
}
