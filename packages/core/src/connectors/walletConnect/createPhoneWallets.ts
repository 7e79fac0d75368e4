import type { Namespace } from '../../entities/namespace.js'
import type { NetworkId } from '../../entities/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  GrantedSession,
} from '../../ports/Connector.js'
import type { PairingNews, PairingSource } from '../../ports/PairingSource.js'
import type {
  WalletConnectClientFactory,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../ports/WalletConnectClient.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { addChainParameters } from './addChainParameters.js'
import { createAsking } from './createAsking.js'
import { createEip1193Provider } from './createEip1193Provider.js'
import { createPairing } from './createPairing.js'
import { createPeerListings } from './createPeerListings.js'
import { createSessionBook } from './createSessionBook.js'
import { loadFamilyProvider } from './families/loadFamilyProvider.js'
import { requestedNamespaces } from './requestedNamespaces.js'
import { isRoaming } from './toConnectorSession.js'

type World = Parameters<PairingSource['create']>[0]
type Ask = Parameters<Connector['connect']>[0]
type Known = Parameters<Connector['reconnect']>[0]
type Switch = Parameters<Connector['switchNetwork']>[0]

/** So long an approval may cross what it belongs to. */
const claimMs = 1_000

/** What the connectors of all families do, from a start to a stop. */
export type PhoneWallets = Awaited<ReturnType<typeof createPhoneWallets>>

/** Everything behind `walletConnect()` that a page load does not need. */
export async function createPhoneWallets(
  parameters: World & {
    client: WalletConnectClientFactory
    connectors: ReadonlyMap<Namespace, Connector>
    onNews: (news: PairingNews) => void
    projectId: string | undefined
    relayUrls: readonly string[]
    signal: AbortSignal
  },
) {
  const { adapters, connectors, environment, onNews, projectId, signal } =
    parameters
  const [client, families] = await Promise.all([
    parameters.client({
      environment,
      site: { url: environment.window?.location?.origin, ...parameters.site },
      relayUrls: parameters.relayUrls,
      projectId,
      signal: joinSignals(signal).controller.signal,
    }),
    loadFamilies([...connectors.keys()]),
  ])
  /** Approved just now, and free to whoever asks at this very moment. */
  let late: WalletConnectSession | undefined
  const listeners = new Map<Namespace, Set<(event: ConnectorEvent) => void>>()

  const pairing = createPairing({
    clock: environment.clock,
    signal,
    pair: (pairSignal) =>
      client.pair({
        optionalNamespaces: requestedNamespaces(parameters.networks().networks),
        signal: pairSignal,
      }),
    onState: parameters.onPairing,
    onNews: (type) => onNews({ type }),
    onLate(session) {
      late = session
      environment.clock.after(
        claimMs,
        () => {
          late = undefined
        },
        signal,
      )
      announce(session)
    },
    onUnwanted: ({ topic }) => void client.disconnect({ topic }).catch(ignore),
  })
  const book = createSessionBook({
    client,
    selected: (namespace) => parameters.networks().selected[namespace],
    toAddress: (namespace) => (address) => {
      const parse = adapters.get(namespace)?.capabilities.parseReceiver
      return parse
        ? parse(namespace === 'eip155' ? address.toLowerCase() : address)
        : address
    },
    onGranted: announceFamily,
    onEvent(namespace, event) {
      for (const listener of [...(listeners.get(namespace) ?? [])])
        listener(event)
      if (namespace === 'eip155') evm.tell(event)
    },
  })
  const { wallets } = parameters
  const listings = createPeerListings({ environment, wallets, signal })
  const asking = createAsking({
    client,
    environment,
    listingOf: listings.get,
    onPending(namespace, isPending) {
      const connector = connectors.get(namespace)
      if (connector) onNews({ type: 'request', connector, isPending })
    },
  })
  const ask = (
    namespace: Namespace,
    request: Parameters<typeof asking.ask>[2],
  ) => asking.ask(namespace, book.get(namespace), request)

  const evm = createEip1193Provider({
    environment,
    current: () => book.get('eip155'),
    findNetwork,
    ask: (request) => ask('eip155', request),
    async switchTo(networkId, request) {
      const now = book.get('eip155')
      if (!now || now.facts.caipNetworkId === networkId) return
      const isApproved =
        now.session.namespaces.eip155?.chains.includes(networkId)
      if (!isApproved && !isRoaming(now.session, 'eip155'))
        throw new KitError('CHAIN_NOT_ADDED', { networkId })
      if (!isApproved) await ask('eip155', request)
      book.setNetwork('eip155', networkId)
    },
  })
  const providers = new Map<Namespace, object>([['eip155', evm.provider]])
  for (const [namespace, create] of families)
    providers.set(
      namespace,
      create({
        current: () => book.get(namespace),
        ask: (request) => ask(namespace, request),
      }),
    )

  function findNetwork(networkId: NetworkId) {
    return parameters
      .networks()
      .networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  }
  function announceFamily(namespace: Namespace) {
    const connector = connectors.get(namespace)
    if (connector) onNews({ type: 'approved', connector })
  }
  /**
   * To whoever did not ask for one of its families. A session that no family
   * is free for is ended: nobody could use it, nor end it.
   */
  function announce(session: WalletConnectSession, except?: Namespace) {
    const { topic } = session
    const free = familiesFor(session)
    if (free.length === 0) void client.disconnect({ topic }).catch(ignore)
    for (const namespace of free)
      if (namespace !== except) announceFamily(namespace)
  }
  /** The families that use no other session. */
  function familiesFor({ namespaces, topic }: WalletConnectSession) {
    return [...connectors.keys()].filter(
      (namespace) =>
        namespaces[namespace] &&
        (book.get(namespace)?.session.topic ?? topic) === topic,
    )
  }
  function hear(event: WalletConnectEvent) {
    switch (event.type) {
      case 'relay':
        return pairing.noteRelay(event.isReachable)
      case 'relayRefused':
        return onNews({ type: 'alert', code: alertOf(event.reason, projectId) })
      case 'pairingSeen':
        return pairing.noteSeen(event.topic)
      case 'sessionApproved': {
        const tell = () => announce(event.session)
        if (familiesFor(event.session).length > 0) return tell()
        // Another tab may be about to put it in the place of an earlier one.
        return environment.clock.after(claimMs, tell, signal)
      }
      default:
        return book.hear(event)
    }
  }
  client.listen(hear, signal)

  return {
    async connect(
      namespace: Namespace,
      { isAnyFamily, networkId, signal: waiting, wallet }: Ask,
    ): Promise<GrantedSession> {
      // It may have been ended since.
      const free =
        late && !book.get(namespace)
          ? client.sessions().find(({ topic }) => topic === late?.topic)
          : undefined
      const session = free ?? (await pairing.wait(waiting))
      listings.learn(session, wallet)
      // The visitor left, and the wallet has said yes: it counts.
      if (waiting.aborted) {
        announce(session)
        throw new KitError('CANCELLED')
      }
      const others = isAnyFamily ? [...connectors.keys()] : []
      for (const family of [namespace, ...others]) {
        const wanted = family === namespace ? { networkId } : {}
        const facts = book.assign(family, session, wanted)
        if (!facts) continue
        announce(session, family)
        return { ...facts, namespace: family }
      }
      announce(session)
      throw new KitError('UNSUPPORTED_CHAIN', { namespace })
    },
    async reconnect(namespace: Namespace, wanted: Omit<Known, 'signal'>) {
      const before = book.get(namespace)?.facts.accounts[0].address
      const session = book.find(namespace)
      if (session) listings.learn(session)
      const facts = session && book.assign(namespace, session, wanted)
      const isOther = before && facts && facts.accounts[0].address !== before
      if (isOther && namespace === 'eip155')
        evm.tell({ type: 'accountsChanged', accounts: facts.accounts })
      return facts
    },
    disconnect: (namespace: Namespace) => book.release(namespace),
    async switchNetwork(
      namespace: Namespace,
      { network, onAdding }: Switch,
    ): Promise<void> {
      const networkId = network.caipNetworkId
      const now = book.get(namespace)
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      if (!now.session.namespaces[namespace]?.chains.includes(networkId)) {
        if (!isRoaming(now.session, namespace))
          throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
        const description = addChainParameters(network)
        const { chainId } = description
        try {
          await ask(namespace, {
            method: 'wallet_switchEthereumChain',
            params: [{ chainId }],
          })
        } catch (error) {
          if (!isKitError(error, 'CHAIN_NOT_ADDED')) throw error
          onAdding?.()
          await ask(namespace, {
            method: 'wallet_addEthereumChain',
            params: [description],
          })
        }
      }
      book.setNetwork(namespace, networkId)
    },
    getProvider: (namespace: Namespace) =>
      book.get(namespace) && providers.get(namespace),
    link: (namespace: Namespace) => asking.link(book.get(namespace)),
    listen(
      namespace: Namespace,
      listener: (event: ConnectorEvent) => void,
      until: AbortSignal,
    ) {
      if (until.aborted) return
      const known = listeners.get(namespace) ?? new Set()
      listeners.set(namespace, known.add(listener))
      until.addEventListener('abort', () => known.delete(listener))
      listings.tellImage(book.get(namespace), listener, until)
    },
    keepFresh: pairing.keepFresh,
    cancel: pairing.cancel,
  }
}

async function loadFamilies(namespaces: readonly Namespace[]) {
  const others = namespaces.filter((one) => one !== 'eip155')
  return await Promise.all(
    others.map(
      async (namespace) =>
        [namespace, await loadFamilyProvider(namespace)] as const,
    ),
  )
}

function ignore() {}

function alertOf(
  reason: Extract<WalletConnectEvent, { type: 'relayRefused' }>['reason'],
  projectId: string | undefined,
) {
  if (reason === 'token') return 'SESSION_EXPIRED'
  if (reason === 'origin') return 'ORIGIN_NOT_ALLOWED'
  return projectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED'
}
