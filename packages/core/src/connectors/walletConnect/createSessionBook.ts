import { type Namespace, namespaces } from '../../entities/namespace.js'
import { isNetworkId, type NetworkId } from '../../entities/networkId.js'
import type { ConnectorEvent, ConnectorSession } from '../../ports/Connector.js'
import type {
  WalletConnectClient,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../ports/WalletConnectClient.js'
import { readAddresses } from './readAddresses.js'
import { readChain } from './readChain.js'
import { type SessionChoice, toConnectorSession } from './toConnectorSession.js'

type Choice = Pick<SessionChoice, 'networkId' | 'address' | 'isReported'>

/** A session as one family uses it. */
export type FamilySession = {
  readonly session: WalletConnectSession
  readonly facts: ConnectorSession
}

/**
 * Keeps which session each family uses. A session is ended with the last
 * family that uses it.
 */
export function createSessionBook(parameters: {
  client: Pick<WalletConnectClient, 'sessions' | 'disconnect'>
  selected: (namespace: Namespace) => NetworkId | undefined
  toAddress: (namespace: Namespace) => SessionChoice['toAddress']
  /** An update of a session granted a family that it lacked. */
  onGranted: (namespace: Namespace) => void
  onEvent: (
    namespace: Namespace,
    event: ConnectorEvent,
    now: FamilySession | undefined,
  ) => void
}) {
  const { client, onEvent, onGranted, selected, toAddress } = parameters
  const byFamily = new Map<Namespace, FamilySession>()

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
    const isUsed = [...byFamily.values()].some(
      ({ session }) => session.topic === topic,
    )
    if (topic && !isUsed) await client.disconnect({ topic })
  }

  /** Takes what is new about a family, and tells what differs from before. */
  const update = (
    namespace: Namespace,
    session: WalletConnectSession,
    choice: Choice,
  ) => {
    const before = byFamily.get(namespace)
    if (!before) return
    const facts = read(namespace, session, choice)
    if (!facts) {
      byFamily.delete(namespace)
      return onEvent(namespace, { type: 'disconnected' }, undefined)
    }
    const now = { session, facts }
    byFamily.set(namespace, now)
    const { accounts, caipNetworkId, networkIds } = facts
    if (caipNetworkId !== before.facts.caipNetworkId)
      onEvent(namespace, { type: 'networkChanged', caipNetworkId }, now)
    if (isOther([accounts, networkIds], before.facts))
      onEvent(namespace, { type: 'accountsChanged', accounts, networkIds }, now)
  }
  const familiesOf = (topic: string) =>
    [...byFamily].filter(([, { session }]) => session.topic === topic)

  return {
    get: (namespace: Namespace) => byFamily.get(namespace),
    /**
     * The family uses this session from now on. What the wallet reported of
     * the same session before still holds.
     * @param wanted the account to put first, and the network to be on
     */
    assign(
      namespace: Namespace,
      session: WalletConnectSession,
      wanted: Partial<Omit<Choice, 'isReported'>> = {},
    ) {
      const before = byFamily.get(namespace)
      const isSame = before?.session.topic === session.topic
      const known = isSame ? before.facts : undefined
      const isReported = known !== undefined && known.networkIds === undefined
      const facts = read(namespace, session, {
        networkId: isReported
          ? known.caipNetworkId
          : (wanted.networkId ?? selected(namespace)),
        isReported,
        address: wanted.address ?? known?.accounts[0].address,
      })
      if (!facts) return undefined
      byFamily.set(namespace, { session, facts })
      if (!isSame) void endUnused(before?.session.topic).catch(() => true)
      return facts
    },
    /** The family's session, else the latest that grants it anything. */
    find(namespace: Namespace) {
      const sessions = client.sessions()
      const topic = byFamily.get(namespace)?.session.topic
      return (
        sessions.find((session) => session.topic === topic) ??
        sessions.findLast((session) => session.namespaces[namespace])
      )
    },
    /** The family no longer uses its session. */
    async release(namespace: Namespace) {
      const topic = byFamily.get(namespace)?.session.topic
      byFamily.delete(namespace)
      await endUnused(topic)
    },
    setNetwork(namespace: Namespace, networkId: NetworkId) {
      const now = byFamily.get(namespace)
      const address = now?.facts.accounts[0].address
      if (now)
        update(namespace, now.session, { networkId, address, isReported: true })
    },
    hear(event: WalletConnectEvent) {
      if (event.type === 'sessionEnded')
        for (const [namespace] of familiesOf(event.topic)) {
          byFamily.delete(namespace)
          onEvent(namespace, { type: 'disconnected' }, undefined)
        }
      if (event.type === 'sessionUpdated') {
        const families = familiesOf(event.session.topic)
        const earlier = families[0]?.[1].session.namespaces
        for (const [namespace, { facts }] of families)
          update(namespace, event.session, {
            networkId: facts.caipNetworkId,
            address: facts.accounts[0].address,
            isReported: facts.networkIds === undefined,
          })
        for (const namespace of namespaces)
          if (
            earlier &&
            !earlier[namespace] &&
            event.session.namespaces[namespace]
          )
            onGranted(namespace)
      }
      if (event.type === 'sessionEvent')
        for (const [namespace, { facts, session }] of familiesOf(event.topic)) {
          if (!event.chainId.startsWith(`${namespace}:`)) continue
          const networkId = facts.caipNetworkId
          const address = facts.accounts[0].address
          if (event.name === 'chainChanged') {
            const chain = readChain(event.data, namespace) ?? event.chainId
            if (isNetworkId(chain))
              update(namespace, session, {
                networkId: chain,
                address,
                isReported: true,
              })
          }
          if (event.name === 'accountsChanged')
            for (const first of readAddresses(event.data, namespace).slice(
              0,
              1,
            ))
              update(namespace, session, {
                networkId,
                address: first,
                isReported: true,
              })
        }
    },
  }
}

function isOther(
  now: readonly unknown[],
  { accounts, networkIds }: ConnectorSession,
): boolean {
  return JSON.stringify(now) !== JSON.stringify([accounts, networkIds])
}
