import type { Account } from '../../entities/account/account.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { LoadedConnector } from '../../lazy/lazyConnector.js'
import type { ConnectorEvent, ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { keepChoice } from '../injected/keepChoice.js'
import { askFeature } from '../walletStandard/askFeature.js'
import { readWallet } from '../walletStandard/readWallet.js'
import type {
  StandardAccount,
  StandardWallet,
} from '../walletStandard/StandardWallet.js'
import { readSolanaAccounts } from './readSolanaAccounts.js'
import { createSolanaSigner } from './signing/createSolanaSigner.js'
import { findChain, firstNetworkId } from './solanaChains.js'
import { watchWallet } from './watchWallet.js'

/** Keeps the session with a Wallet Standard wallet. */
export function openWallet({
  clock,
  networks,
  wallet,
}: {
  readonly clock: Clock
  readonly networks: readonly Network[]
  readonly wallet: StandardWallet
}): LoadedConnector<readonly StandardAccount[], SolanaProvider> {
  let session: ConnectorSession | undefined
  /** The wallet's first account; the visitor may use another one here. */
  let own: string | undefined
  let listening = new AbortController()
  const listeners = new Set<(event: ConnectorEvent) => void>()
  const chainsNow = () => readWallet(wallet.source)?.chains ?? wallet.chains

  const adopt = (next: ConnectorSession, chosen: string | undefined) => {
    session = keepChoice(next, { chosen, own })
    own = next.accounts[0].address
    return session
  }
  const open = (
    granted: readonly StandardAccount[],
    choice: {
      readonly address?: string | undefined
      readonly networkId?: NetworkId | undefined
    },
  ) => {
    const [first, ...others] = readSolanaAccounts(granted)
    session = undefined
    if (!first) return session
    const chains = chainsNow()
    const next: ConnectorSession = {
      accounts: [first, ...others],
      caipNetworkId: chooseNetwork(networks, chains, choice.networkId),
      networkIds: servedNetworks(networks, chains),
    }
    return adopt(next, choice.address)
  }
  const onChange = (granted: readonly Account[], chains: readonly string[]) => {
    if (!session) return
    const before = keyOf(session)
    const [first, ...others] = granted
    if (!first) {
      session = undefined
      return notify({ type: 'disconnected' })
    }
    const networkIds = servedNetworks(networks, chains)
    const next = {
      ...session,
      accounts: [first, ...others],
      networkIds,
    } as const
    const { accounts } = adopt(next, session.accounts[0].address)
    if (keyOf({ accounts }) !== before)
      notify({ type: 'accountsChanged', accounts, networkIds })
  }
  const notify = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event)
  }

  return {
    provider: createSolanaSigner({ wallet, session: () => session }),
    async connect({ networkId }, accounts) {
      own = undefined
      const granted = open(accounts, { networkId })
      if (!granted) throw new KitError('WALLET_LOCKED')
      return granted
    },
    async reconnect(choice, asked) {
      try {
        // After a reload the wallet's own order counts.
        return asked && open(await asked, choice)
      } catch (error) {
        const isRefused =
          isKitError(error, 'USER_REJECTED') ||
          isKitError(error, 'WALLET_UNAUTHORIZED')
        if (isRefused) return undefined
        throw error
      }
    },
    async disconnect({ revoke, signal }) {
      session = undefined
      listening.abort()
      listening = new AbortController()
      if (!revoke) return
      // Wallets without it keep the grant; the kit forgets it anyway.
      await askFeature(wallet, {
        feature: 'standard:disconnect',
        method: 'disconnect',
        parse: () => true,
        signal,
      }).catch(() => true)
    },
    async switchNetwork({ network: { caipNetworkId }, signal }) {
      if (signal.aborted) throw new KitError('CANCELLED')
      if (!session) throw new KitError('WALLET_DISCONNECTED')
      if (!findChain(chainsNow(), caipNetworkId))
        throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'solana' })
      if (session.caipNetworkId === caipNetworkId) return
      session = { ...session, caipNetworkId }
      notify({ type: 'networkChanged', caipNetworkId })
    },
    listen(listener, until) {
      const { signal } = joinSignals(until, listening.signal).controller
      if (signal.aborted) return
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
      watchWallet({ wallet, clock, onChange, signal })
    },
  }
}

/** The one that is wanted, else the first one, of those the wallet serves. */
function chooseNetwork(
  networks: readonly Network[],
  chains: readonly string[],
  wanted: NetworkId | undefined,
): NetworkId {
  const served = networks
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter((networkId) => findChain(chains, networkId))
  const isServed = wanted !== undefined && served.includes(wanted)
  return (isServed ? wanted : served[0]) ?? firstNetworkId(chains)
}

/** The configured networks that the wallet serves, unless those are all. */
function servedNetworks(
  networks: readonly Network[],
  chains: readonly string[],
): readonly NetworkId[] | undefined {
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const served = ids.filter((networkId) => findChain(chains, networkId))
  return served.length < ids.length ? served : undefined
}

function keyOf({ accounts }: Pick<ConnectorSession, 'accounts'>): string {
  return accounts.map(({ address }) => address).join()
}
