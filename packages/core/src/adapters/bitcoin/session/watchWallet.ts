import type { Clock } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import type { BitcoinWallet, WalletState } from '../wallets/BitcoinWallet.js'

/** Changes within this time are one: the last state counts. */
const quietMs = 50

/** How long a wallet that reports a change may take to name it. */
const answerLimitMs = 3_000

/**
 * Asks a wallet again whenever it says that something is different, at most 20
 * times per second and never from inside its own call.
 * @param parameters.onState is given no addresses by a wallet that says it has
 * changed, but not into what
 */
export function watchWallet(parameters: {
  readonly wallet: BitcoinWallet
  readonly clock: Clock
  readonly onState: (state: WalletState) => void
  readonly signal: AbortSignal
}): void {
  const { clock, onState, signal, wallet } = parameters
  let changes = 0
  let isBusy = false
  const schedule = () => {
    changes += 1
    if (isBusy) return
    isBusy = true
    clock.after(quietMs, ask, signal)
  }
  const ask = async () => {
    const before = changes
    const state = await withDeadline({
      run: (deadline) => wallet.readState(deadline),
      clock,
      limitMs: answerLimitMs,
      signal,
    }).catch((): WalletState => ({ addresses: [] }))
    isBusy = false
    if (signal.aborted) return
    // What it said is old news when it has changed meanwhile.
    if (changes > before) schedule()
    else onState(state)
  }
  wallet.watch(schedule, signal)
}
