import type { Network } from '../../../entities/network.js'
import type { NetworkId } from '../../../entities/networkId.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { BitcoinProvider } from '../../../ports/BitcoinProvider.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../../../ports/Connector.js'
import type { Clock } from '../../../ports/Environment.js'
import { joinSignals } from '../../../utils/joinSignals.js'
import { putFirst } from '../../injected/putFirst.js'
import type { BitcoinDialect } from '../BitcoinDialect.js'
import { createSigner } from '../signing/createSigner.js'
import type { WalletState } from '../wallets/BitcoinWallet.js'
import { rpcWallet } from '../wallets/rpcWallet.js'
import { standardWallet } from '../wallets/standardWallet.js'
import { unisatWallet } from '../wallets/unisatWallet.js'
import { compareSessions } from './compareSessions.js'
import { readSession } from './readSession.js'
import { settleNetwork } from './settleNetwork.js'
import { watchWallet } from './watchWallet.js'

/** What a connector does once it is needed. */
export type OpenWallet = Pick<
  Connector,
  'disconnect' | 'listen' | 'reconnect' | 'switchNetwork'
> & {
  /** Turns the answer to the request that has left into a session. */
  connect(parameters: {
    readonly begun: Promise<unknown>
    readonly networkId?: NetworkId | undefined
    readonly signal: AbortSignal
  }): Promise<ConnectorSession>
  readonly provider: BitcoinProvider
}

/** Keeps the session with a wallet of the page. */
export function openWallet(parameters: {
  readonly clock: Clock
  readonly dialect: BitcoinDialect
  /** The configured networks of the family. */
  readonly networks: readonly Network[]
}): OpenWallet {
  const { clock, dialect, networks } = parameters
  const wallet =
    dialect.type === 'standard'
      ? standardWallet(dialect.source)
      : dialect.type === 'unisat'
        ? unisatWallet(dialect.provider)
        : rpcWallet(dialect.provider, dialect.type)
  let session: ConnectorSession | undefined
  /** The account that the visitor chose here, of those the wallet gives. */
  let chosen: string | undefined
  const ordered = () => session && putFirst(session, chosen)
  let listening = new AbortController()
  const listeners = new Set<(event: ConnectorEvent) => void>()

  const canSwitch = wallet.switchNetwork !== undefined
  const understand = (state: WalletState, wanted?: NetworkId) =>
    readSession({ canSwitch, networks, state, wanted })
  const adopt = (next: ConnectorSession | undefined) => {
    const before = ordered()
    // Another account in the wallet itself is the latest choice.
    if (next?.accounts[0].address !== session?.accounts[0].address)
      chosen = undefined
    session = next
    const events = compareSessions(before, ordered())
    for (const event of events)
      for (const listener of [...listeners]) listener(event)
  }
  const follow = (state: WalletState) => {
    if (!session) return
    try {
      adopt(understand(state, session.caipNetworkId))
    } catch {
      // What cannot be understood is no account to sign with.
      adopt(undefined)
    }
  }

  return {
    provider: createSigner(wallet, ordered),
    async connect({ begun, networkId, signal }) {
      const state = await wallet.finishAccess(begun, signal)
      if (state.addresses.length === 0) throw new KitError('WALLET_LOCKED')
      chosen = undefined
      session = understand(state, networkId)
      if (!session)
        throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'bip122' })
      return session
    },
    async reconnect({ address, networkId, signal }) {
      const first = session?.accounts[0].address
      try {
        session = understand(await wallet.readState(signal), networkId)
        // After a reload, and after another choice there, its own order counts.
        chosen = session?.accounts[0].address === first ? address : undefined
      } catch (error) {
        if (!isKitError(error, 'WALLET_UNAUTHORIZED')) throw error
        session = undefined
      }
      return ordered()
    },
    async disconnect({ revoke, signal }) {
      session = undefined
      listening.abort()
      listening = new AbortController()
      // Many wallets cannot take a grant back; the kit forgets it anyway.
      if (revoke) await wallet.revoke(signal).catch(() => undefined)
    },
    async switchNetwork({ network, signal }) {
      adopt(await settleNetwork({ clock, network, signal, understand, wallet }))
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
