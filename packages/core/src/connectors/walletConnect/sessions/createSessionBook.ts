import { parseChainId } from '../../../eip1193/chainId.js'
import {
  type Namespace,
  namespaces,
} from '../../../entities/network/namespace.js'
import {
  isNetworkId,
  type NetworkId,
} from '../../../entities/network/networkId.js'
import type {
  ConnectorEvent,
  ConnectorSession,
} from '../../../ports/Connector.js'
import type { ParseReceiver } from '../../../ports/NamespaceAdapter.js'
import type {
  WalletConnectClient,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../../ports/WalletConnectClient.js'
import { isDeepEqual } from '../../../utils/isDeepEqual.js'
import type { SessionChoices } from './createSessionChoices.js'
import { readSessionAddresses } from './readSessionAddresses.js'
import { type SessionChoice, toConnectorSession } from './toConnectorSession.js'

type Choice = Pick<SessionChoice, 'networkId' | 'address' | 'isReported'>

/** A session as one namespace uses it. */
export type NamespaceSession = {
  readonly session: WalletConnectSession
  readonly connectorSession: ConnectorSession
}

/**
 * Keeps which session each namespace uses. A session is ended with the last
 * namespace that uses it.
 */
export function createSessionBook(parameters: {
  choices: SessionChoices
  client: Pick<WalletConnectClient, 'sessions' | 'disconnect'>
  selected: (namespace: Namespace) => NetworkId | undefined
  /** What writes the addresses of a namespace in their usual form. */
  parsers: ReadonlyMap<Namespace, ParseReceiver>
  /** An update of a session granted namespaces that it lacked. */
  onGranted: (session: WalletConnectSession) => void
  onEvent: (
    namespace: Namespace,
    event: ConnectorEvent,
    now: NamespaceSession | undefined,
  ) => void
}) {
  const { choices, client, onEvent, onGranted, parsers, selected } = parameters
  const byNamespace = new Map<Namespace, NamespaceSession>()

  const toAddress = (namespace: Namespace) => (address: string) => {
    const parse = parsers.get(namespace)
    return parse
      ? parse(namespace === 'eip155' ? address.toLowerCase() : address)
      : address
  }
  const read = (
    namespace: Namespace,
    session: WalletConnectSession,
    choice: Choice,
  ) =>
    toConnectorSession(session, {
      ...choice,
      namespace,
      toAddress: toAddress(namespace),
    })
  const endUnused = async (topic: string | undefined) => {
    if (!topic || choices.isUsed(topic)) return
    choices.drop(topic)
    await client.disconnect({ topic })
  }
  const drop = (namespace: Namespace) => {
    choices.release(namespace, byNamespace.get(namespace)?.session.topic)
    byNamespace.delete(namespace)
  }

  /**
   * Takes what is new about a namespace, and tells what differs from before.
   */
  const update = (
    namespace: Namespace,
    session: WalletConnectSession,
    choice: Choice,
  ) => {
    const before = byNamespace.get(namespace)
    if (!before) return
    const connectorSession = read(namespace, session, choice)
    if (!connectorSession) {
      drop(namespace)
      return onEvent(namespace, { type: 'disconnected' }, undefined)
    }
    const now = { session, connectorSession }
    byNamespace.set(namespace, now)
    const { accounts, caipNetworkId, networkIds } = connectorSession
    if (caipNetworkId !== before.connectorSession.caipNetworkId)
      onEvent(namespace, { type: 'networkChanged', caipNetworkId }, now)
    if (isOther([accounts, networkIds], before.connectorSession))
      onEvent(namespace, { type: 'accountsChanged', accounts, networkIds }, now)
  }
  const namespacesOf = (topic: string) =>
    [...byNamespace].filter(([, { session }]) => session.topic === topic)

  return {
    get: (namespace: Namespace) => byNamespace.get(namespace),
    /** What a session says of a namespace, if that is of any use. */
    look: (namespace: Namespace, session: WalletConnectSession) =>
      read(namespace, session, { networkId: selected(namespace) }),
    /**
     * The namespace uses this session from now on. What the wallet reported of
     * the same session before still holds.
     * @param wanted the account to put first, and the network to be on
     */
    assign(
      namespace: Namespace,
      session: WalletConnectSession,
      wanted: Partial<Omit<Choice, 'isReported'>> = {},
    ) {
      const before = byNamespace.get(namespace)
      const isSame = before?.session.topic === session.topic
      const known = isSame ? before.connectorSession : undefined
      const isReported = known !== undefined && known.networkIds === undefined
      const connectorSession = read(namespace, session, {
        networkId: isReported
          ? known.caipNetworkId
          : (wanted.networkId ?? selected(namespace)),
        isReported,
        address: wanted.address ?? known?.accounts[0].address,
      })
      if (!connectorSession) return undefined
      byNamespace.set(namespace, { session, connectorSession })
      choices.use(namespace, session.topic)
      if (!isSame) void endUnused(before?.session.topic).catch(() => true)
      return connectorSession
    },
    /** The session that was chosen for the namespace, in whichever tab. */
    find(namespace: Namespace) {
      const chosen = choices.topicOf(namespace)
      return client.sessions().find(({ topic }) => topic === chosen)
    },
    /** The namespace no longer uses its session. */
    async release(namespace: Namespace) {
      const topic = byNamespace.get(namespace)?.session.topic
      drop(namespace)
      // It may go on for other namespaces; this one is not asked about again.
      if (topic && choices.isUsed(topic)) choices.refuse(namespace, topic)
      await endUnused(topic)
    },
    setNetwork(namespace: Namespace, networkId: NetworkId) {
      const now = byNamespace.get(namespace)
      const address = now?.connectorSession.accounts[0].address
      if (now)
        update(namespace, now.session, { networkId, address, isReported: true })
    },
    handle(event: WalletConnectEvent) {
      if (event.type === 'sessionEnded') {
        for (const [namespace] of namespacesOf(event.topic)) {
          drop(namespace)
          onEvent(namespace, { type: 'disconnected' }, undefined)
        }
        choices.drop(event.topic)
      }
      if (event.type === 'sessionUpdated') {
        const affected = namespacesOf(event.session.topic)
        const earlier = affected[0]?.[1].session.namespaces
        for (const [namespace, { connectorSession, session }] of affected) {
          const networkId = connectorSession.caipNetworkId
          const wasGranted =
            session.namespaces[namespace]?.chains.includes(networkId)
          update(namespace, event.session, {
            networkId,
            address: connectorSession.accounts[0].address,
            // Where the wallet went by itself it stays; a grant that it takes
            // back is followed.
            isReported:
              connectorSession.networkIds === undefined && !wasGranted,
          })
        }
        const isWider = namespaces.some(
          (namespace) =>
            earlier &&
            !earlier[namespace] &&
            event.session.namespaces[namespace],
        )
        if (isWider) onGranted(event.session)
      }
      if (event.type === 'sessionEvent')
        for (const [namespace, { connectorSession, session }] of namespacesOf(
          event.topic,
        )) {
          if (!event.chainId.startsWith(`${namespace}:`)) continue
          const networkId = connectorSession.caipNetworkId
          const address = connectorSession.accounts[0].address
          if (event.name === 'chainChanged') {
            const chain =
              readReportedChain(event.data, namespace) ?? event.chainId
            if (isNetworkId(chain))
              update(namespace, session, {
                networkId: chain,
                address,
                isReported: true,
              })
          }
          if (event.name === 'accountsChanged')
            for (const first of readSessionAddresses(
              event.data,
              namespace,
            ).slice(0, 1))
              update(namespace, session, {
                networkId,
                address: first,
                isReported: true,
              })
        }
    },
  }
}

/** EVM wallets write a chain in many forms, the others as CAIP-2. */
function readReportedChain(
  data: unknown,
  namespace: Namespace,
): NetworkId | undefined {
  if (namespace === 'eip155') return parseChainId(data)
  return isNetworkId(data) && data.startsWith(`${namespace}:`)
    ? data
    : undefined
}

function isOther(
  now: readonly unknown[],
  { accounts, networkIds }: ConnectorSession,
): boolean {
  return !isDeepEqual(now, [accounts, networkIds])
}
