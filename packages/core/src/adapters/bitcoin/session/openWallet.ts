import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { LoadedConnector } from '../../../lazy/lazyConnector.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import type {
  ConnectorEvent,
  ConnectorSession,
} from '../../../ports/Connector.js'
import type { Clock } from '../../../ports/Environment.js'
import { joinSignals } from '../../../utils/joinSignals.js'
import { keepChoice } from '../../injected/keepChoice.js'
import type { BitcoinDialect } from '../BitcoinDialect.js'
import { createBitcoinSigner } from '../signing/createBitcoinSigner.js'
import type { WalletState } from '../wallets/BitcoinWallet.js'
import { rpcWallet } from '../wallets/rpcWallet.js'
import { standardWallet } from '../wallets/standardWallet.js'
import { unisatWallet } from '../wallets/unisatWallet.js'
import { compareSessions } from './compareSessions.js'
import { readSession } from './readSession.js'
import { settleNetwork } from './settleNetwork.js'
import { watchWallet } from './watchWallet.js'

/** A request for access that has left. */
type Access = { readonly answer: Promise<unknown> }

/** Keeps the session with a wallet of the page. */
export function openWallet(parameters: {
  readonly clock: Clock
  readonly dialect: BitcoinDialect
  /** The configured networks of the namespace. */
  readonly networks: readonly Network[]
}): LoadedConnector<Access, BitcoinProvider> {
  const { clock, dialect, networks } = parameters
  const wallet =
    dialect.type === 'standard'
      ? standardWallet(dialect.source)
      : dialect.type === 'unisat'
        ? unisatWallet(dialect.provider)
        : rpcWallet(dialect.provider, dialect.type)
  let session: ConnectorSession | undefined
  /** The wallet's first account; the visitor may use another one here. */
  let own: string | undefined
  let listening = new AbortController()
  const listeners = new Set<(event: ConnectorEvent) => void>()

  const canSwitch = wallet.switchNetwork !== undefined
  const understand = (state: WalletState, wanted?: NetworkId) =>
    readSession({ canSwitch, networks, state, wanted })
  const adopt = (
    next: ConnectorSession | undefined,
    chosen = session?.accounts[0].address,
  ) => {
    session = next && keepChoice(next, { chosen, own })
    own = next?.accounts[0].address
    return session
  }
  const change = (next: ConnectorSession | undefined) => {
    const events = compareSessions(session, adopt(next))
    for (const event of events)
      for (const listener of [...listeners]) listener(event)
  }
  const follow = (state: WalletState) => {
    if (!session) return
    try {
      change(understand(state, session.caipNetworkId))
    } catch {
      // What cannot be understood is no account to sign with.
      change(undefined)
    }
  }

  return {
    provider: createBitcoinSigner(wallet, () => session),
    async connect({ networkId, signal }, { answer }) {
      const state = await wallet.finishAccess(answer, signal)
      if (state.addresses.length === 0) throw new KitError('WALLET_LOCKED')
      own = undefined
      const granted = adopt(understand(state, networkId))
      if (!granted)
        throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'bip122' })
      return granted
    },
    async reconnect({ address, networkId, signal }) {
      try {
        // After a reload the wallet's own order counts.
        return adopt(
          understand(await wallet.readState(signal), networkId),
          address,
        )
      } catch (error) {
        if (!isKitError(error, 'WALLET_UNAUTHORIZED')) throw error
        session = undefined
        return session
      }
    },
    async disconnect({ revoke, signal }) {
      session = undefined
      listening.abort()
      listening = new AbortController()
      // Many wallets cannot take a grant back; the kit forgets it anyway.
      if (revoke) await wallet.revoke(signal).catch(() => undefined)
    },
    async switchNetwork({ network, signal }) {
      change(
        await settleNetwork({ clock, network, signal, understand, wallet }),
      )
    },
    listen(listener, signal) {
      if (signal.aborted) return
      const { controller } = joinSignals(signal, listening.signal)
      const stop = () => listeners.delete(listener)
      listeners.add(listener)
      controller.signal.addEventListener('abort', stop)
      watchWallet({ wallet, clock, onState: follow, signal: controller.signal })
    },
  }
}
