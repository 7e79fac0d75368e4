import type { Approval } from '../../../entities/connection/approval.js'
import type { Namespace } from '../../../entities/network/namespace.js'
import type { Connector } from '../../../ports/Connector.js'
import type {
  ConnectorSourceEvent,
  Verdict,
} from '../../../ports/ConnectorSource.js'
import type { Clock } from '../../../ports/Environment.js'
import type {
  WalletConnectClient,
  WalletConnectSession,
} from '../../../ports/WalletConnectClient.js'
import type { createSessionBook } from './createSessionBook.js'
import type { SessionChoices } from './createSessionChoices.js'
import { toPeer } from './toPeer.js'

/** How long another tab may take to claim a session. */
const claimMs = 1_000

/**
 * What becomes of sessions that nobody here waits for. Each namespace of one is
 * offered as what the visitor asked for, or asked about; a session that no
 * namespace is free for is ended: nobody could use it, nor end it.
 */
export function createApprovals(parameters: {
  book: ReturnType<typeof createSessionBook>
  choices: SessionChoices
  client: Pick<WalletConnectClient, 'sessions' | 'disconnect'>
  clock: Clock
  connectors: ReadonlyMap<Namespace, Connector>
  onEvent: (event: ConnectorSourceEvent) => void
  signal: AbortSignal
}) {
  const { book, choices, client, clock, connectors, onEvent, signal } =
    parameters
  const asked = new Set<string>()
  let reported = '[]'

  const find = (id: string) => client.sessions().find((one) => one.topic === id)
  const end = (topic: string) =>
    void client.disconnect({ topic }).catch(() => undefined)
  /** The namespaces that could use it, and use no other session. */
  const freeNamespaces = (session: WalletConnectSession) =>
    [...connectors.keys()].filter((namespace) => {
      const used = choices.topicOf(namespace)
      const isFree = used === undefined || used === session.topic || !find(used)
      return (
        isFree &&
        !choices.isRefused(namespace, session.topic) &&
        book.look(namespace, session) !== undefined
      )
    })
  const isUsedHere = (namespace: Namespace, topic: string) =>
    book.get(namespace)?.session.topic === topic

  const toApproval = (session: WalletConnectSession): Approval[] => {
    const { peer, topic } = session
    const [first, ...others] = freeNamespaces(session).flatMap((namespace) => {
      const account = book.look(namespace, session)?.accounts[0]
      const isAsked =
        asked.has(`${namespace}/${topic}`) &&
        choices.topicOf(namespace) !== topic
      return account && isAsked ? [{ namespace, address: account.address }] : []
    })
    const walletName = toPeer(peer)?.name ?? ''
    return first
      ? [{ id: topic, walletName, accounts: [first, ...others] }]
      : []
  }
  /** Says which approvals the visitor is to be asked about by now. */
  const notify = () => {
    if (signal.aborted) return
    const approvals = client.sessions().flatMap(toApproval)
    const text = JSON.stringify(approvals)
    if (text === reported) return
    reported = text
    onEvent({ type: 'approvals', approvals })
  }
  /**
   * @param how.except the namespace that has been given the session
   * @param how.isAwaited the visitor is pairing, and no more has to be asked
   */
  const announce = (
    { topic }: Pick<WalletConnectSession, 'topic'>,
    how: { except?: Namespace; isAwaited: boolean; isLate?: boolean },
  ) => {
    const session = find(topic)
    if (!session || signal.aborted) return
    const namespaces = freeNamespaces(session)
    if (namespaces.length === 0 && !choices.isUsed(topic)) end(topic)
    for (const namespace of namespaces) {
      const connector = connectors.get(namespace)
      if (!connector || namespace === how.except) continue
      if (isUsedHere(namespace, topic)) continue
      const isChosen = choices.topicOf(namespace) === topic
      if (isChosen || how.isAwaited)
        onEvent({
          type: 'approved',
          connector,
          approvalId: topic,
          isChosen,
          isLate: how.isLate ?? false,
        })
      else asked.add(`${namespace}/${topic}`)
    }
    notify()
  }

  // What was asked about when the page was left is asked about again.
  clock.after(
    claimMs,
    () => {
      for (const { topic } of client.sessions())
        announce({ topic }, { isAwaited: false })
    },
    signal,
  )

  return {
    announce,
    notify,
    /** Approved in another tab, or on a code of an earlier visit. */
    handle({ topic }: WalletConnectSession) {
      const wasPairing = choices.isPairing(clock.now())
      const judge = () => {
        const isAwaited = wasPairing && !choices.isUsed(topic)
        announce({ topic }, { isAwaited, isLate: true })
      }
      // A tab that waits for it takes it first.
      clock.after(claimMs, judge, signal)
    },
    decide(id: string, namespace: Namespace, verdict: Verdict) {
      const name = `${namespace}/${id}`
      asked.delete(name)
      if (verdict === 'accept') choices.use(namespace, id)
      else choices.release(namespace, id)
      if (verdict === 'ask') asked.add(name)
      if (verdict === 'refuse') {
        choices.refuse(namespace, id)
        const session = find(id)
        const isOver = !session || freeNamespaces(session).length === 0
        if (isOver && !choices.isUsed(id)) end(id)
      }
      notify()
    },
  }
}
