import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { namespaceOf } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  GrantedSession,
} from '../../ports/Connector.js'
import type {
  ConnectorSourceEvent,
  ConnectorSourceParameters,
} from '../../ports/ConnectorSource.js'
import type {
  WalletConnectClientFactory,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../ports/WalletConnectClient.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { createListeners } from './createListeners.js'
import { createPeerListings } from './listings/createPeerListings.js'
import { createPairing } from './pairing/createPairing.js'
import { createEip1193Provider } from './providers/createEip1193Provider.js'
import { loadNamespaceProviders } from './providers/loadNamespaceProviders.js'
import { relayAlert } from './relayAlert.js'
import { requestedNamespaces } from './requestedNamespaces.js'
import { createAsking } from './requests/createAsking.js'
import { switchPhoneNetwork } from './requests/switchPhoneNetwork.js'
import { createApprovals } from './sessions/createApprovals.js'
import { createSessionBook } from './sessions/createSessionBook.js'
import { createSessionChoices } from './sessions/createSessionChoices.js'
import { loadParsers } from './sessions/loadParsers.js'
import { isRoaming } from './sessions/toConnectorSession.js'

type ConnectParameters = Parameters<Connector['connect']>[0]
type ReconnectParameters = Parameters<Connector['reconnect']>[0]

/** Grace period for an approval that arrives just before it is asked for. */
const claimMs = 1_000

/** How long a wallet may take to approve a code (WalletConnect). */
const proposalMs = 5 * 60_000

/** What the connectors of all namespaces do, from a start to a stop. */
export type PhoneWallets = Awaited<ReturnType<typeof createPhoneWallets>>

/** Everything behind `walletConnect()` that a page load does not need. */
export async function createPhoneWallets(
  parameters: ConnectorSourceParameters & {
    client: WalletConnectClientFactory
    connectors: ReadonlyMap<Namespace, Connector>
    onEvent: (event: ConnectorSourceEvent) => void
    projectId: string | undefined
    relayUrls: readonly string[]
    signal: AbortSignal
  },
) {
  const { adapters, connectors, environment, onEvent, projectId, signal } =
    parameters
  const [client, providerFactories, parsers, signIns] = await Promise.all([
    parameters.client({
      environment,
      site: { url: environment.window?.location?.origin, ...parameters.site },
      relayUrls: parameters.relayUrls,
      projectId,
      // More families than one only pair.
      signsIn: !!parameters.signIn && connectors.size < 2,
      signal: joinSignals(signal).controller.signal,
    }),
    loadNamespaceProviders([...connectors.keys()]),
    loadParsers([...connectors.keys()], adapters),
    parameters.signIn?.loadConnecting(),
  ])
  const { clock, keyValueStore } = environment
  const pair = signIns?.createPair({ client, clock }) ?? client.pair
  const choices = createSessionChoices(keyValueStore)
  // Before choices were kept, the latest session of a namespace was in use.
  if (choices.isEmpty())
    for (const session of client.sessions())
      for (const namespace of connectors.keys())
        if (session.namespaces[namespace]) choices.use(namespace, session.topic)
  /** Approved just now, and free to a request that arrives in this moment. */
  let late: WalletConnectSession | undefined
  const listeners = createListeners()
  /** The namespaces of those who wait for an approval. */
  const waiting = new Set<readonly Namespace[]>()

  const pairing = createPairing({
    clock,
    signal,
    pair: (pairSignal) =>
      pair({
        optionalNamespaces: requestedNamespaces(parameters.networks().networks),
        signal: pairSignal,
      }),
    onState: (pairing) => onEvent({ type: 'pairingChanged', pairing }),
    onEvent: (type) => onEvent({ type }),
    onWanted: (isWanted) =>
      choices.setPairing(isWanted ? clock.now() + proposalMs : undefined),
    onLate(session, isAwaited) {
      if (isAwaited) {
        late = session
        const forget = () => {
          late = undefined
        }
        clock.after(claimMs, forget, signal)
      }
      approvals.announce(session, { isAwaited, isLate: true })
    },
    onUnwanted({ topic }) {
      if (!choices.isUsed(topic))
        client.disconnect({ topic }).catch(() => undefined)
    },
  })
  const book = createSessionBook({
    choices,
    client,
    selected: (namespace) => parameters.networks().selected[namespace],
    parsers,
    onGranted: (session) => approvals.announce(session, { isAwaited: false }),
    onEvent(namespace, event) {
      listeners.notify(namespace, event)
      if (namespace === 'eip155') evm.notify(event)
    },
  })
  const approvals = createApprovals({
    book,
    choices,
    client,
    clock,
    connectors,
    onEvent,
    signal,
  })
  const { wallets } = parameters
  const listings = createPeerListings({ environment, wallets, signal })
  const asking = createAsking({
    client,
    environment,
    listingOf: listings.get,
    onPending(namespace, state) {
      const connector = connectors.get(namespace)
      if (connector) onEvent({ type: 'request', connector, ...state })
    },
  })
  const ask = (
    namespace: Namespace,
    request: Parameters<typeof asking.ask>[2],
  ) => asking.ask(namespace, book.get(namespace), request)

  const evm = createEip1193Provider({
    environment,
    current: () => book.get('eip155'),
    findNetwork: (networkId) => findNetwork(parameters.networks(), networkId),
    ask: (request) => ask('eip155', request),
    async switchTo(networkId, request) {
      const now = book.get('eip155')
      if (!now || now.connectorSession.caipNetworkId === networkId) return
      const isApproved =
        now.session.namespaces.eip155?.chains.includes(networkId)
      if (!isApproved && !isRoaming(now.session, 'eip155'))
        throw new KitError('CHAIN_NOT_ADDED', { networkId })
      if (!isApproved) await ask('eip155', request)
      book.setNetwork('eip155', networkId)
    },
  })
  const providers = new Map<Namespace, object>([['eip155', evm.provider]])
  for (const [namespace, create] of providerFactories)
    providers.set(
      namespace,
      create({
        current: () => book.get(namespace),
        ask: (request) => ask(namespace, request),
      }),
    )

  function handleClientEvent(event: WalletConnectEvent) {
    switch (event.type) {
      case 'relay':
        asking.noteRelay(event.isReachable)
        return pairing.noteRelay(event.isReachable)
      case 'relayRefused':
        return onEvent({
          type: 'alert',
          code: relayAlert(event.reason, projectId),
        })
      case 'pairingSeen':
        return pairing.noteSeen(event.topic)
      case 'sessionApproved': {
        const { session } = event
        const isGranted = (candidate: Namespace) =>
          book.look(candidate, session) !== undefined
        if (waiting.size === 0) return approvals.handle(session)
        return [...waiting].every((candidates) => candidates.some(isGranted))
          ? pairing.settle(session)
          : approvals.handle(session)
      }
      case 'requestAnswered': {
        const { topic: _, chainId: networkId, ...answered } = event
        const answer = { ...answered, networkId }
        return listeners.notify(namespaceOf(networkId), answer)
      }
      default:
        book.handle(event)
        approvals.notify()
    }
  }
  client.listen(handleClientEvent, signal)

  return {
    async connect(
      namespace: Namespace,
      { isAnyNamespace, networkId, signal: until, wallet }: ConnectParameters,
    ): Promise<GrantedSession> {
      const candidates = isAnyNamespace
        ? [namespace, ...connectors.keys()]
        : [namespace]
      // It may have been ended since.
      const free =
        late && !book.get(namespace)
          ? client.sessions().find(({ topic }) => topic === late?.topic)
          : undefined
      waiting.add(candidates)
      const session =
        free ??
        (await pairing.wait(until).finally(() => waiting.delete(candidates)))
      waiting.delete(candidates)
      listings.learn(session, wallet)
      // The visitor left, and the wallet has said yes.
      if (until.aborted) {
        approvals.announce(session, { isAwaited: false })
        throw new KitError('CANCELLED')
      }
      for (const candidate of candidates) {
        const wanted = candidate === namespace ? { networkId } : {}
        const granted = book.assign(candidate, session, wanted)
        if (!granted) continue
        approvals.announce(session, { except: candidate, isAwaited: true })
        return { ...granted, namespace: candidate }
      }
      const isOther = [...connectors.keys()].some((candidate) =>
        book.look(candidate, session),
      )
      approvals.announce(session, { isAwaited: true })
      throw isOther
        ? new KitError('UNSUPPORTED_CHAIN', { namespace })
        : new KitError('NO_USABLE_ACCOUNT')
    },
    async reconnect(
      namespace: Namespace,
      wanted: Omit<ReconnectParameters, 'signal'>,
    ) {
      const before = book.get(namespace)?.connectorSession.accounts[0].address
      const session = book.find(namespace)
      if (session) listings.learn(session)
      const granted = session && book.assign(namespace, session, wanted)
      const accounts = granted?.accounts
      const isOther = before && accounts && accounts[0].address !== before
      if (isOther && namespace === 'eip155')
        evm.notify({ type: 'accountsChanged', accounts })
      approvals.notify()
      return granted
    },
    disconnect: (namespace: Namespace) => book.release(namespace),
    async switchNetwork(
      namespace: Namespace,
      asked: Parameters<Connector['switchNetwork']>[0],
    ): Promise<void> {
      await switchPhoneNetwork(asked, {
        namespace,
        now: book.get(namespace),
        ask: (request) => ask(namespace, request),
      })
      book.setNetwork(namespace, asked.network.caipNetworkId)
    },
    getProvider: (namespace: Namespace) =>
      book.get(namespace) && providers.get(namespace),
    link: (namespace: Namespace) => asking.link(book.get(namespace)),
    listen(
      namespace: Namespace,
      listener: (event: ConnectorEvent) => void,
      until: AbortSignal,
    ) {
      listeners.add(namespace, listener, until)
      listings.notifyImage(book.get(namespace), listener, until)
    },
    keepFresh: pairing.keepFresh,
    cancel: pairing.cancel,
    /** Ends every session, and tells the wallets. */
    async forget() {
      pairing.cancel()
      await Promise.all(
        client.sessions().map(({ topic }) => client.disconnect({ topic })),
      )
      choices.forget()
    },
    letGo: pairing.letGo,
    decide: approvals.decide,
  }
}
