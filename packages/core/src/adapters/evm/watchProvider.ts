import { parseChainId } from '../../eip1193/chainId.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import type { Account } from '../../entities/account/account.js'
import type { ConnectorEvent, ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { onProvider } from './onProvider.js'
import { parseAccounts } from './parseAccounts.js'
import { getAccounts } from './requests/getAccounts.js'
import { withChecksums } from './withChecksums.js'

/** Events within this time are one: the last value counts. */
const quietMs = 50

/** How long a wallet that reports a disconnect may take to name accounts. */
const goneLimitMs = 3_000

/**
 * Turns what a provider emits into at most 20 connector events per second.
 * Nothing is told from inside a provider's own call, nothing twice, and no
 * junk. A provider that says it has disconnected is asked for its accounts
 * first: while it has some, it is only out of reach for a while.
 * @param parameters.session what the wallet said last
 * @returns what to call after a switch that the site asked for, with the last
 * network that the wallet told of meanwhile: from then on it is believed anew
 */
export function watchProvider(parameters: {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  readonly session: ConnectorSession | undefined
  readonly onEvent: (event: ConnectorEvent) => void
  readonly signal: AbortSignal
}): (reported: unknown) => void {
  const { clock, onEvent, provider, signal } = parameters
  let knownAccounts = keyOf(parameters.session?.accounts ?? [])
  let knownNetwork = parameters.session?.caipNetworkId
  let latest: Partial<Record<'accounts' | 'chainId' | 'gone', unknown>> = {}
  let isScheduled = false
  let count = 1

  const note = (what: keyof typeof latest) => (value: unknown) => {
    latest[what] = value
    if (isScheduled) return
    isScheduled = true
    clock.after(quietMs * Math.max(count, 1), flush, signal)
  }
  const notify = (event: ConnectorEvent) => {
    count += 1
    if (!signal.aborted) onEvent(event)
  }
  const applyAccounts = (accounts: readonly Account[] | undefined) => {
    if (!accounts || keyOf(accounts) === knownAccounts) return
    knownAccounts = keyOf(accounts)
    const [first, ...others] = withChecksums(accounts)
    notify(
      first
        ? { type: 'accountsChanged', accounts: [first, ...others] }
        : { type: 'disconnected' },
    )
  }
  const applyNetwork = (value: unknown) => {
    const caipNetworkId = parseChainId(value)
    if (!caipNetworkId || caipNetworkId === knownNetwork) return
    knownNetwork = caipNetworkId
    notify({ type: 'networkChanged', caipNetworkId })
  }
  const askWhetherGone = () =>
    withDeadline({
      run: (deadline) => getAccounts(provider, deadline),
      clock,
      limitMs: goneLimitMs,
      signal,
    }).then(applyAccounts, () => applyAccounts([]))

  const flush = () => {
    const values = latest
    latest = {}
    isScheduled = false
    count = 0
    if ('accounts' in values) applyAccounts(readAccounts(values.accounts))
    if ('chainId' in values) applyNetwork(values.chainId)
    if ('gone' in values) void askWhetherGone()
  }
  onProvider(provider, 'accountsChanged', note('accounts'), signal)
  onProvider(provider, 'chainChanged', note('chainId'), signal)
  onProvider(provider, 'disconnect', note('gone'), signal)
  return (reported) => {
    knownNetwork = undefined
    if (reported !== undefined) note('chainId')(reported)
  }
}

function readAccounts(value: unknown): readonly Account[] | undefined {
  try {
    return parseAccounts(value)
  } catch {
    return undefined
  }
}

function keyOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address.toLowerCase()).join()
}
