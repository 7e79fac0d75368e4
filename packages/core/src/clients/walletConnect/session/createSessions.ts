import { is } from 'valibot'
import { namespaceOf } from '../../../entities/network/networkId.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import type {
  SessionRequest,
  WalletConnectEvent,
} from '../../../ports/WalletConnectClient.js'
import { parseNamespaces } from '../messages/parseNamespaces.js'
import type { RpcMessage } from '../messages/readMessage.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import type { Messenger } from '../protocol/createMessenger.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import type {
  DisconnectNotice,
  SessionStore,
} from '../sessionStore/createSessionStore.js'
import type { SessionEntry } from '../sessionStore/topicEntry.js'
import { Extension, Happening, Update } from './sessionMessages.js'
import { toGrantedId, toPresentId } from './solanaNames.js'
import { toSession } from './toSession.js'

/** Wallets send them whether or not they were granted. */
const everydayEvents = ['accountsChanged', 'chainChanged']

/** A wallet that names ever new events is not remembered for each. */
const maxSubjects = 50

const disconnectReason = { code: 6000, message: 'User disconnected.' }

type Request = Extract<RpcMessage, { type: 'request' }>

/** The sessions that were settled, and what happens in them. */
export function createSessions(parameters: {
  clock: Clock
  messenger: () => Messenger
  relay: () => RelayClient
  sessionStore: SessionStore
  emit: (event: WalletConnectEvent) => void
}) {
  const { clock, emit, messenger, relay, sessionStore } = parameters
  /** The newest message handled in any tab, by topic and subject. */
  const latestIds = new Map<string, Map<string, string>>()

  const find = (topic: string): SessionEntry => {
    const entry = sessionStore.get(topic)
    if (entry?.kind !== 'session' || entry.expiresAt <= clock.now())
      throw new KitError('WALLET_DISCONNECTED')
    return entry
  }
  const track = (topic: string, entry: SessionEntry) => {
    const known = latestIds.get(topic)
    if (known) return known
    const latest = new Map(Object.entries(entry.latestIds))
    latestIds.set(topic, latest)
    return latest
  }
  const changeEntry = (
    topic: string,
    change: (entry: SessionEntry) => Partial<SessionEntry>,
  ) =>
    sessionStore.change(topic, (entry) =>
      entry.kind === 'session' ? { ...entry, ...change(entry) } : entry,
    )
  /** Whether a message is newer than the last one about the same. */
  const recordIfNewer = (topic: string, about: string, id: string): boolean => {
    const entry = sessionStore.get(topic)
    if (entry?.kind !== 'session') return false
    const latest = track(topic, entry)
    if (BigInt(id) <= BigInt(latest.get(about) ?? 0)) return false
    if (latest.size >= maxSubjects && !latest.has(about)) return true
    latest.set(about, id)
    changeEntry(topic, ({ latestIds: before }) => ({
      latestIds: { ...before, [about]: id },
    }))
    return true
  }
  const change = (topic: string, parts: Partial<SessionEntry>) => {
    changeEntry(topic, () => parts)
    const entry = sessionStore.get(topic)
    if (entry?.kind !== 'session') return
    emit({ type: 'sessionUpdated', session: toSession(topic, entry) })
  }
  const forget = (topic: string) => {
    latestIds.delete(topic)
    sessionStore.remove(topic)
    relay().unsubscribe(topic)
    messenger().drop(topic, new KitError('WALLET_DISCONNECTED'))
  }
  const end = (topic: string) => {
    forget(topic)
    emit({ type: 'sessionEnded', topic })
  }
  const deliver = (notice: DisconnectNotice) => {
    const { expiresAt, message, topic } = notice
    const ttl = Math.ceil((expiresAt - clock.now()) / 1000)
    if (ttl <= 0) return sessionStore.removeDisconnectNotice(notice)
    relay()
      .publish({ topic, message, tag: 1112, ttl }, { limitMs: ttl * 1000 })
      .then(
        () => sessionStore.removeDisconnectNotice(notice),
        () => undefined,
      )
  }
  /** Tells a wallet that a session is over, now or when that is possible. */
  const sendSessionDelete = (topic: string, key: string) => {
    const { message } = messenger().sealRequest(
      topic,
      key,
      'wc_sessionDelete',
      disconnectReason,
    )
    const notice = { topic, message, expiresAt: clock.now() + limits.dayMs }
    sessionStore.addDisconnectNotice(notice)
    deliver(notice)
  }
  const askToExtend = async (
    topic: string,
    options: {
      lifetimeMs: number
      handoverLimitMs: number
      isQuiet?: boolean
    },
  ) => {
    const expiresAt = clock.now() + limits.sessionMs
    await messenger().request(
      topic,
      find(topic).key,
      'wc_sessionExtend',
      { expiry: Math.floor(expiresAt / 1000) },
      { name: 'wc_sessionExtend', ...options },
    )
    change(topic, { expiresAt })
  }

  function onRequest(topic: string, entry: SessionEntry, request: Request) {
    const accept = () => messenger().accept(topic, entry.key, request)
    const refuse = (code: number, message: string) =>
      messenger().refuse(topic, entry.key, request, { code, message })
    const { id, method, params } = request
    switch (method) {
      case 'wc_sessionUpdate': {
        const namespaces =
          is(Update, params) &&
          parseNamespaces(params.namespaces, entry.requestedNamespaces)
        if (!namespaces) return refuse(1003, 'Invalid update request')
        if (recordIfNewer(topic, 'update', id)) change(topic, { namespaces })
        return accept()
      }
      case 'wc_sessionExtend': {
        const latest = clock.now() + limits.sessionMs
        const wanted = (is(Extension, params) && params.expiry) || latest / 1000
        const expiresAt = Math.min(wanted * 1000, latest)
        if (!(expiresAt > clock.now()))
          return refuse(1004, 'Invalid extend request')
        if (recordIfNewer(topic, 'extend', id)) change(topic, { expiresAt })
        return accept()
      }
      case 'wc_sessionEvent': {
        if (!is(Happening, params)) return refuse(1002, 'Invalid event')
        const { chainId, event } = params
        const { data, name } = event
        const about = { chainId: toPresentId(chainId), name, data }
        const granted = entry.namespaces[namespaceOf(chainId)]
        if (!granted || ![...granted.events, ...everydayEvents].includes(name))
          return refuse(3002, 'Unauthorized event')
        if (recordIfNewer(topic, `${name} ${namespaceOf(chainId)}`, id))
          emit({ ...about, type: 'sessionEvent', topic })
        return accept()
      }
      case 'wc_sessionPing':
      case 'wc_sessionSettle':
        return accept()
      case 'wc_sessionDelete':
        accept()
        return end(topic)
      default:
        return refuse(10001, 'Unsupported wc_ method')
    }
  }

  for (const [topic, entry] of sessionStore.all())
    if (entry.kind === 'session') track(topic, entry)

  return {
    onRequest,
    /** A session that is new to this page. */
    track,
    forget,
    end,
    sendSessionDelete,
    /** Delivers the disconnect notices left by an earlier visit. */
    deliverDisconnectNotices() {
      for (const notice of sessionStore.disconnectNotices()) deliver(notice)
    },
    /** Asks for more time where little is left. */
    extendAging() {
      for (const [topic, entry] of sessionStore.all()) {
        if (entry.kind !== 'session') continue
        if (entry.expiresAt - clock.now() >= limits.extensionMs) continue
        askToExtend(topic, {
          lifetimeMs: limits.dayMs,
          handoverLimitMs: limits.dayMs,
          isQuiet: true,
        }).catch(() => undefined)
      }
    },
    all: () =>
      sessionStore
        .all()
        .flatMap(([topic, entry]) =>
          entry.kind === 'session' && entry.expiresAt > clock.now()
            ? [toSession(topic, entry)]
            : [],
        ),
    async request({
      chainId,
      lifetimeMs = limits.requestMs,
      method,
      params,
      signal: until,
      topic,
    }: SessionRequest & {
      signal?: AbortSignal | undefined
    }): Promise<unknown> {
      const { key, namespaces } = find(topic)
      const granted = namespaces[namespaceOf(chainId)]
      if (!granted) throw new KitError('UNSUPPORTED_CHAIN')
      const expiryMs = clock.now() + Math.max(lifetimeMs, limits.requestMs)
      const request = {
        method,
        params,
        expiryTimestamp: Math.floor(expiryMs / 1000),
      }
      const answer = messenger().request(
        topic,
        key,
        'wc_sessionRequest',
        { request, chainId: toGrantedId(chainId, granted) },
        {
          name: method,
          asked: { chainId, method, params },
          lifetimeMs,
          handoverLimitMs: limits.requestHandoverMs,
          signal: until,
        },
      )
      return await answer.catch((error: unknown) => {
        // What the wallet does not know can only be connected anew.
        if (isKitError(error, 'SESSION_STALE') && sessionStore.get(topic))
          end(topic)
        throw error
      })
    },
    async ping(topic: string, until: AbortSignal): Promise<void> {
      await messenger().request(
        topic,
        find(topic).key,
        'wc_sessionPing',
        {},
        {
          name: 'wc_sessionPing',
          lifetimeMs: limits.pingMs,
          handoverLimitMs: limits.requestHandoverMs,
          signal: until,
        },
      )
    },
    extend: (topic: string) =>
      askToExtend(topic, {
        lifetimeMs: limits.pingMs,
        handoverLimitMs: limits.requestHandoverMs,
      }),
    disconnect(topic: string): void {
      const entry = sessionStore.get(topic)
      if (entry?.kind !== 'session') return
      sendSessionDelete(topic, entry.key)
      forget(topic)
    },
  }
}
