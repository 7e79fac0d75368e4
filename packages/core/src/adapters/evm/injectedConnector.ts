import { parseChainId } from '../../eip1193/chainId.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import type { Account } from '../../entities/account/account.js'
import type { NonEmpty } from '../../entities/connection/connection.js'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { isKitError } from '../../errors/KitError.js'
import type { Connector, ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { onProvider } from './onProvider.js'
import { getAccounts } from './requests/getAccounts.js'
import { getChainId } from './requests/getChainId.js'
import { requestAccounts } from './requests/requestAccounts.js'
import { requestPermissions } from './requests/requestPermissions.js'
import { revokePermissions } from './requests/revokePermissions.js'
import { watchProvider } from './watchProvider.js'

/** A connector that knows whether a visitor relies on it. */
export type InjectedConnector = Connector & {
  /** Whether it is connected or being connected. */
  isInUse(): boolean
}

/** A connector over a wallet's EIP-1193 provider. */
export function injectedConnector({
  clock,
  info,
  provider,
}: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
}): InjectedConnector {
  let session: ConnectorSession | undefined
  let openRequests = 0
  let listening = new AbortController()
  let noteSwitch: ReturnType<typeof watchProvider> | undefined

  return {
    info,
    namespace: 'eip155',
    isInUse: () => session !== undefined || openRequests > 0,
    getProvider: () => provider,
    async connect({ chooseAccount, signal }) {
      openRequests += 1
      const switches = watchNetwork(provider)
      try {
        const asked = chooseAccount
          ? chooseAccounts(provider, signal)
          : requestAccounts(provider, signal)
        const early = getChainId(provider, signal).catch(() => undefined)
        const accounts = await asked
        const caipNetworkId =
          (await early.then((first) => switches.latest() ?? first)) ??
          (await getChainId(provider, signal))
        session = { accounts, caipNetworkId }
        return session
      } finally {
        switches.stop()
        openRequests -= 1
      }
    },
    async reconnect({ signal }) {
      openRequests += 1
      try {
        const [[first, ...others], caipNetworkId] = await Promise.all([
          getAccounts(provider, signal),
          getChainId(provider, signal),
        ])
        session = first && { accounts: [first, ...others], caipNetworkId }
        return session
      } catch (error) {
        if (isKitError(error, 'WALLET_UNAUTHORIZED')) return undefined
        throw error
      } finally {
        openRequests -= 1
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
      const switches = watchNetwork(provider)
      try {
        const { switchChain } = await import('./switchChain.js')
        await switchChain({ provider, network, onAdding, clock, signal })
        // It may have gone on, or back, since it was asked where it is.
        noteSwitch?.(switches.reported())
      } finally {
        switches.stop()
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

/** The network may change while the wallet's prompt is open. */
function watchNetwork(provider: Eip1193Provider) {
  const watching = new AbortController()
  let reported: unknown
  const note = (value: unknown) => {
    if (parseChainId(value)) reported = value
  }
  onProvider(provider, 'chainChanged', note, watching.signal)
  return {
    reported: () => reported,
    latest: () => parseChainId(reported),
    stop: () => watching.abort(),
  }
}

async function chooseAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<NonEmpty<Account>> {
  try {
    await requestPermissions(provider, signal)
  } catch (error) {
    if (isKitError(error, 'USER_REJECTED')) throw error
    if (isKitError(error, 'CANCELLED')) throw error
    if (isKitError(error, 'REQUEST_ALREADY_PENDING')) throw error
  }
  return await requestAccounts(provider, signal)
}
