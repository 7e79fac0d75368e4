import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import type { Account } from '../../entities/account/account.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { LoadedConnector } from '../../lazy/lazyConnector.js'
import type { ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { noteNetwork } from './noteNetwork.js'
import { revokePermissions } from './requests/revokePermissions.js'
import { switchChain } from './switchChain.js'
import { watchProvider } from './watchProvider.js'
import { withChecksums } from './withChecksums.js'

/** What a wallet answered to the request for access. */
export type Access = {
  readonly accounts: readonly Account[]
  /** The network that it told of last. */
  readonly networkId: () => NetworkId
}

/** Keeps the session with a wallet. */
export function openWallet({
  clock,
  provider,
}: {
  readonly clock: Clock
  readonly provider: Eip1193Provider
}): LoadedConnector<Access, Eip1193Provider> {
  let session: ConnectorSession | undefined
  let listening = new AbortController()
  let noteSwitch: ReturnType<typeof watchProvider> | undefined

  const adopt = ({ accounts, networkId }: Access) => {
    const [first, ...others] = withChecksums(accounts)
    session = first && {
      accounts: [first, ...others],
      caipNetworkId: networkId(),
    }
    return session
  }

  return {
    provider,
    async connect(_, access) {
      const granted = adopt(access)
      // A locked wallet names no account instead of asking.
      if (!granted) throw new KitError('WALLET_LOCKED')
      return granted
    },
    async reconnect(_, asked) {
      try {
        return asked && adopt(await asked)
      } catch (error) {
        if (isKitError(error, 'WALLET_UNAUTHORIZED')) return undefined
        throw error
      }
    },
    async disconnect({ revoke, signal }) {
      session = undefined
      listening.abort()
      listening = new AbortController()
      // Many wallets cannot take a grant back; the kit forgets it anyway.
      if (revoke) await revokePermissions(provider, signal).catch(() => true)
    },
    async switchNetwork({ network, onAdding, signal }) {
      const { controller, release } = joinSignals(signal)
      const reported = noteNetwork(provider, controller.signal)
      try {
        await switchChain({ provider, network, onAdding, clock, signal })
        // It may have gone on, or back, since it was asked where it is.
        noteSwitch?.(reported())
      } finally {
        release()
        controller.abort()
      }
    },
    listen(listener, signal) {
      const { controller } = joinSignals(signal, listening.signal)
      noteSwitch = watchProvider({
        provider,
        clock,
        session,
        onEvent(event) {
          if (event.type === 'disconnected') session = undefined
          listener(event)
        },
        signal: controller.signal,
      })
    },
  }
}
