import type { HostedNamespace } from '@hasp/protocol/frame'
import type { StoreApi } from 'zustand/vanilla'
import { createHostedWallet } from '../../clients/hostedWallet/createHostedWallet.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../../ports/Connector.js'
import type {
  ConnectorSourceEvent,
  ConnectorSourceParameters,
} from '../../ports/ConnectorSource.js'
import type {
  FrameEvent,
  HostedWalletCapability,
  HostedWalletClientFactory,
  HostedWalletState,
} from '../../ports/HostedWallet.js'
import { loadOnce } from '../../utils/loadOnce.js'
import { createListeners } from '../walletConnect/createListeners.js'
import { createFrameSignIn } from './createFrameSignIn.js'
import { createGivenAccounts } from './createGivenAccounts.js'
import { createHostedRequests } from './createHostedRequests.js'
import { createLogin } from './createLogin.js'
import { preferAccount } from './preferAccount.js'
import { createHostedEvmProvider } from './providers/createHostedEvmProvider.js'
import { createHostedSolanaProvider } from './providers/createHostedSolanaProvider.js'
import { toKitError } from './toKitError.js'

type HostedAccountsParameters = ConnectorSourceParameters & {
  client: HostedWalletClientFactory | undefined
  connectors: readonly Connector[]
  devSameSite: boolean
  onEvent: (event: ConnectorSourceEvent) => void
  origin: string
  projectId: string
  sdkVersion: number
  signal: AbortSignal
  state: StoreApi<HostedWalletState>
}

/** What the connectors of both namespaces do, from a start to a stop. */
export type HostedAccounts = ReturnType<typeof createHostedAccounts>

/** Everything behind `hostedWallet()` that a page load does not need. */
export function createHostedAccounts(parameters: HostedAccountsParameters) {
  const { connectors, environment, networks, onEvent, signal, state } =
    parameters
  const { clock } = environment
  const create = parameters.client ?? createHostedWallet
  const client = create({
    ...parameters,
    onAlert: (code) => onEvent({ type: 'alert', code }),
    onFrame(frame) {
      state.setState({ frame })
      if (frame !== 'ready') hide()
    },
    onLeave: () => void rejectRequests(),
  })
  const listeners = createListeners()
  const given = createGivenAccounts({ clock, networks, state })
  const connected = new Set<HostedNamespace>()

  const login = createLogin({
    clock,
    client,
    get: () => state.getState().login,
    set: (next) => state.setState({ login: next }),
  })
  const requests = createHostedRequests({
    ...{ client, clock, onEvent, state },
    onSignedOut: () => forgetUser(),
  })
  const signIn = createFrameSignIn({ ...parameters, client, requests })
  const connectorOf = (namespace: HostedNamespace) =>
    connectors.find((one) => one.namespace === namespace)
  /** The one in use, or to be, on its network. */
  const accountOf = (namespace: Namespace, wanted?: NetworkId) => {
    const { networks: all, selected } = networks()
    const networkId =
      wanted ??
      given.networkOf(namespace) ??
      selected[namespace] ??
      all.find((one) => one.chainNamespace === namespace)?.caipNetworkId
    const [account] = given.accountsOf(namespace)
    return account && networkId && { address: account.address, networkId }
  }
  const current = (namespace: HostedNamespace) =>
    connected.has(namespace) ? accountOf(namespace) : undefined
  const evm = createHostedEvmProvider({
    environment,
    current: () => current('eip155'),
    findNetwork: (networkId) => findNetwork(networks(), networkId),
    ask: (request) => requests.ask(connectorOf('eip155'), request),
    onNotAllowed: () => requests.refuse(connectorOf('eip155')),
    switchTo: (networkId) => switchTo('eip155', networkId),
  })
  const solana = createHostedSolanaProvider({
    current: () => current('solana'),
    ask: (request) => requests.ask(connectorOf('solana'), request),
  })

  function tell(namespace: HostedNamespace, event: ConnectorEvent) {
    if (!connected.has(namespace)) return
    listeners.notify(namespace, event)
    if (namespace === 'eip155') evm.notify(event)
  }
  function show(shown: { method?: string | undefined; waiting: number }) {
    state.setState({ shown: { ...shown, header: client.show() } })
  }
  function hide() {
    if (!state.getState().shown) return
    client.hide()
    state.setState({ shown: undefined })
  }

  function forgetUser() {
    const ended = [...connected]
    given.forget()
    for (const namespace of ended) tell(namespace, { type: 'disconnected' })
    connected.clear()
  }

  function handleFrameEvent(event: FrameEvent) {
    switch (event.type) {
      case 'approvalOpened':
        return show({
          method: event.method ?? undefined,
          waiting: event.waiting,
        })
      case 'approvalClosed':
        return hide()
      case 'signedOut':
        return forgetUser()
      case 'accountsChanged': {
        given.replace(event.accounts)
        for (const namespace of connected) {
          const [first, ...rest] = given.accountsOf(namespace)
          if (first)
            tell(namespace, {
              type: 'accountsChanged',
              accounts: [first, ...rest],
            })
        }
        return
      }
      case 'networkChanged': {
        const { networkId } = event
        const namespace = networkId.startsWith('solana') ? 'solana' : 'eip155'
        if (given.isConfigured(networkId)) setNetwork(namespace, networkId)
      }
    }
  }
  client.listen(handleFrameEvent, signal)

  function setNetwork(namespace: HostedNamespace, caipNetworkId: NetworkId) {
    if (given.use(namespace, caipNetworkId))
      tell(namespace, { type: 'networkChanged', caipNetworkId })
  }
  async function switchTo(namespace: HostedNamespace, networkId: NetworkId) {
    try {
      await client.request('switchNetwork', { networkId })
    } catch (error) {
      throw toKitError(error, { networkId })
    }
    setNetwork(namespace, networkId)
  }

  async function readUser(): Promise<boolean> {
    const { isConnected } = await client.request('isConnected')
    if (!isConnected) return false
    const { selected } = networks()
    const { eip155, solana } = selected
    given.learn(
      await client.request('getUser', { networkIds: { eip155, solana } }),
    )
    return true
  }
  async function openSession(
    namespace: HostedNamespace,
    wanted: NetworkId | undefined,
    signInUntil?: AbortSignal,
  ): Promise<ConnectorSession | undefined> {
    let isConnected: boolean
    try {
      isConnected = await readUser()
    } catch (error) {
      throw toKitError(error)
    }
    const [first, ...rest] = given.accountsOf(namespace)
    const caipNetworkId = accountOf(namespace, wanted)?.networkId
    if (!isConnected || !first || !caipNetworkId) return undefined
    given.use(namespace, caipNetworkId)
    if (signInUntil) {
      await signIn({ namespace, accountOf }, signInUntil)
      // The login, or the wish, may have ended while the visitor was asked.
      if (!state.getState().user || signInUntil.aborted) return undefined
    }
    connected.add(namespace)
    return { accounts: [first, ...rest], caipNetworkId }
  }

  async function signOut(): Promise<void> {
    connected.clear()
    given.forget()
    try {
      await client.request('signOut')
    } catch (error) {
      throw toKitError(error)
    }
  }
  async function rejectRequests(): Promise<void> {
    if (state.getState().frame !== 'ready') return
    // A wallet that does not answer must not stay over the page.
    await client.request('rpcAbort').catch(hide)
  }

  return {
    login,
    emailChanges: loadOnce(async () => {
      const { createEmailChanges } = await import('./createEmailChanges.js')
      return createEmailChanges({ client, clock, state })
    }),
    preload: client.open,
    rejectRequests,
    syncLooks: client.setLooks,
    setPreferredAccount: (
      wanted: Parameters<HostedWalletCapability['setPreferredAccount']>[0],
    ) => preferAccount(client, current(wanted.namespace)?.networkId, wanted),
    async reload(): Promise<void> {
      try {
        await client.request('reload')
      } catch (error) {
        throw toKitError(error)
      }
    },
    async connect(
      namespace: HostedNamespace,
      { networkId, signal }: Parameters<Connector['connect']>[0],
    ): Promise<ConnectorSession> {
      const session = await openSession(namespace, networkId, signal)
      if (!session) throw new KitError('NOT_CONNECTED_TO_HOSTED_WALLET')
      return session
    },
    reconnect: (
      namespace: HostedNamespace,
      { networkId }: Parameters<Connector['reconnect']>[0],
    ) => openSession(namespace, networkId),
    async disconnect(
      namespace: HostedNamespace,
      { isReplaced }: Parameters<Connector['disconnect']>[0],
    ): Promise<void> {
      if (!connected.delete(namespace)) return
      if (namespace === 'eip155') evm.notify({ type: 'disconnected' })
      // The login belongs to both: it stays while the other one is in use.
      if (isReplaced && connected.size > 0) return
      for (const other of [...connected]) tell(other, { type: 'disconnected' })
      await signOut()
    },
    async switchNetwork(
      namespace: HostedNamespace,
      { network }: Parameters<Connector['switchNetwork']>[0],
    ): Promise<void> {
      await switchTo(namespace, network.caipNetworkId)
    },
    getProvider: (namespace: HostedNamespace) =>
      current(namespace) && (namespace === 'eip155' ? evm.provider : solana),
    listen: listeners.add,
    async forget(): Promise<void> {
      if (state.getState().user) await signOut()
    },
  }
}
