import {
  finite,
  is,
  number,
  object,
  optional,
  pipe,
  safeParse,
  unknown,
} from 'valibot'
import { fromProviderError } from '../../../eip1193/fromProviderError.js'
import { namespaceOf } from '../../../entities/network/networkId.js'
import type { Cacao } from '../../../entities/signIn/cacao.js'
import { asKitError } from '../../../errors/asKitError.js'
import { KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import type { WalletConnectEvent } from '../../../ports/WalletConnectClient.js'
import { deriveKey, topicOf } from '../crypto/keys.js'
import { hexKey } from '../messages/hexKey.js'
import { parseNamespaces } from '../messages/parseNamespaces.js'
import { peerMetadata } from '../messages/peerMetadata.js'
import type { RpcMessage } from '../messages/readMessage.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import type { Messenger } from '../protocol/createMessenger.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import type { createSessions } from '../session/createSessions.js'
import { toSession } from '../session/toSession.js'
import type { SessionStore } from '../sessionStore/createSessionStore.js'
import type {
  AnswerEntry,
  PairingEntry,
  SessionEntry,
  SettlingEntry,
  TopicEntry,
} from '../sessionStore/topicEntry.js'
import { createOutcomes, type PairingOutcome } from './createOutcomes.js'
import { isCrowded } from './isCrowded.js'

const Approval = object({ responderPublicKey: hexKey })
const Settlement = object({
  controller: object({ publicKey: hexKey, metadata: peerMetadata }),
  namespaces: optional(unknown()),
  expiry: pipe(number(), finite()),
})

/** What wallets answer on pairings, up to the session. */
export function createPairings(parameters: {
  clock: Clock
  messenger: () => Messenger
  relay: () => RelayClient
  sessions: ReturnType<typeof createSessions>
  sessionStore: SessionStore
  emit: (event: WalletConnectEvent) => void
  loadSignIn: () => Promise<typeof import('./signIn.js')>
}) {
  const { clock, emit, messenger, relay, sessions, sessionStore } = parameters
  const outcomes = createOutcomes()
  const seen = new Set<string>()

  const emitSeen = (topic: string) => {
    if (seen.has(topic)) return
    seen.add(topic)
    emit({ type: 'pairingSeen', topic })
  }
  /** A wallet that waits to settle believes in the session: it is notified. */
  const drop = (topic: string, entry: TopicEntry) => {
    if (entry.kind === 'settling') sessions.sendSessionDelete(topic, entry.key)
    sessionStore.remove(topic)
    relay().unsubscribe(topic)
  }
  /** Everything that hangs on a pairing, but for a session. */
  const clear = (pairingTopic: string) => {
    seen.delete(pairingTopic)
    for (const [topic, entry] of sessionStore.all())
      if (
        topic === pairingTopic
          ? entry.kind === 'pairing'
          : entry.kind !== 'session' &&
            entry.kind !== 'pairing' &&
            entry.pairingTopic === pairingTopic
      )
        drop(topic, entry)
  }
  const fail = (pairingTopic: string, error: KitError) => {
    clear(pairingTopic)
    outcomes.take(pairingTopic)?.reject(error)
  }
  const invalid = (method: string) =>
    new KitError('WALLET_ANSWER_INVALID', { method })
  const succeed = (pairingTopic: string, outcome: PairingOutcome) => {
    const pairing = sessionStore.get(pairingTopic)
    clear(pairingTopic)
    if (pairing?.kind === 'pairing' && outcome.session)
      sessionStore.set(pairingTopic, {
        kind: 'pairing',
        key: pairing.key,
        expiresAt: clock.now() + limits.pairingMs,
      })
    const waiter = outcomes.take(pairingTopic)
    if (waiter) waiter.resolve(outcome)
    else if (outcome.session)
      emit({ type: 'sessionApproved', session: outcome.session })
  }
  const share = (privateKey: string, publicKey: string) => {
    try {
      const key = deriveKey(privateKey, publicKey)
      return { key, topic: topicOf(key) }
    } catch {
      return undefined
    }
  }

  function onProposalAnswer(
    topic: string,
    { expiresAt, proposal }: PairingEntry,
    message: Extract<RpcMessage, { type: 'response' }>,
  ) {
    if (!proposal || message.id !== proposal.id) return
    if (message.error) {
      return fail(topic, fromProviderError(message.error, 'wc_sessionPropose'))
    }
    const controller = is(Approval, message.result)
      ? message.result.responderPublicKey
      : undefined
    const shared = controller && share(proposal.privateKey, controller)
    if (!controller || !shared) return fail(topic, invalid('wc_sessionPropose'))
    if (proposal.isWithdrawn) {
      sessions.sendSessionDelete(shared.topic, shared.key)
      return clear(topic)
    }
    if (!sessionStore.get(shared.topic)) {
      if (isCrowded(sessionStore, topic)) return
      sessionStore.set(shared.topic, {
        kind: 'settling',
        key: shared.key,
        expiresAt,
        pairingTopic: topic,
        controller,
        requestedNamespaces: proposal.requestedNamespaces,
      })
    }
    relay().subscribe(shared.topic)
    emitSeen(topic)
  }

  function onSettlement(
    topic: string,
    { controller, requestedNamespaces, key, pairingTopic }: SettlingEntry,
    request: Extract<RpcMessage, { type: 'request' }>,
  ) {
    if (request.method !== 'wc_sessionSettle') return
    const read = safeParse(Settlement, request.params)
    const settlement = read.success ? read.output : undefined
    const namespaces = parseNamespaces(
      settlement?.namespaces,
      requestedNamespaces,
    )
    const expiresAt = Math.min(
      (settlement?.expiry ?? 0) * 1000,
      clock.now() + limits.sessionMs,
    )
    if (
      !settlement ||
      !namespaces ||
      settlement.controller.publicKey !== controller ||
      !(expiresAt > clock.now())
    ) {
      const error = { code: 1005, message: 'Invalid session settle request' }
      messenger().refuse(topic, key, request, error)
      return fail(pairingTopic, invalid('wc_sessionSettle'))
    }
    messenger().accept(topic, key, request)
    const pairing = sessionStore.get(pairingTopic)
    if (pairing?.kind === 'pairing' && pairing.proposal?.isWithdrawn)
      return clear(pairingTopic)
    keep(pairingTopic, topic, [], {
      kind: 'session',
      key,
      expiresAt,
      requestedNamespaces,
      peer: settlement.controller.metadata,
      namespaces,
      latestIds: {},
    })
  }
  const keep = (
    pairingTopic: string,
    topic: string,
    auths: readonly Cacao[],
    entry: SessionEntry,
  ) => {
    const pairing = sessionStore.get(pairingTopic)
    const proposalId =
      pairing?.kind === 'pairing' ? pairing.proposal?.id : undefined
    sessionStore.set(topic, { ...entry, proposalId })
    sessions.track(topic, entry)
    relay().subscribe(topic)
    succeed(pairingTopic, { auths, session: toSession(topic, entry) })
  }

  async function onAuthentication(
    topic: string,
    asked: AnswerEntry,
    message: Extract<RpcMessage, { type: 'response' }>,
  ) {
    const { pairingTopic } = asked
    const { readAuthentication, readResponderKey } =
      await parameters.loadSignIn()
    const entry = sessionStore.get(topic)
    if (entry?.kind !== 'answer') return
    if (message.id !== entry.id) return
    const method = 'wc_sessionAuthenticate'
    if (message.error)
      return fail(pairingTopic, fromProviderError(message.error, method))
    const requestedNamespaces = entry.chains.slice(0, 1).map(namespaceOf)
    const answer = readAuthentication(
      message.result,
      entry,
      requestedNamespaces,
    )
    const publicKey = answer?.publicKey ?? readResponderKey(message.result)
    const shared = publicKey && share(entry.privateKey, publicKey)
    if (!answer && shared) sessions.sendSessionDelete(shared.topic, shared.key)
    if (!answer || !shared) return fail(pairingTopic, invalid(method))
    const { auths, namespaces, peer } = answer
    if (entry.isWithdrawn) {
      if (namespaces) sessions.sendSessionDelete(shared.topic, shared.key)
      return clear(pairingTopic)
    }
    if (!namespaces) return succeed(pairingTopic, { auths, session: undefined })
    keep(pairingTopic, shared.topic, auths, {
      kind: 'session',
      key: shared.key,
      expiresAt: clock.now() + limits.sessionMs,
      requestedNamespaces,
      peer,
      namespaces,
      latestIds: {},
    })
  }

  return {
    ...outcomes,
    onSettlement,
    onAuthentication(...parameters: Parameters<typeof onAuthentication>): void {
      const [, { pairingTopic }] = parameters
      onAuthentication(...parameters).catch((error: unknown) =>
        fail(pairingTopic, asKitError(error)),
      )
    },
    onPairing(topic: string, entry: PairingEntry, message: RpcMessage) {
      if (message.type === 'response')
        return onProposalAnswer(topic, entry, message)
      if (!entry.proposal) return
      switch (message.method) {
        case 'wc_pairingDelete':
          messenger().accept(topic, entry.key, message)
          return fail(topic, new KitError('USER_REJECTED'))
        case 'wc_pairingPing':
        case 'wc_pairingExtend':
          messenger().accept(topic, entry.key, message)
          return emitSeen(topic)
      }
    },
    fail,
    drop,
    isSeen: (topic: string) => seen.has(topic),
    /** The proposal is over: a wallet that approves it now is disconnected. */
    withdraw(pairingTopic: string, error: KitError): void {
      const expiresAt = (before: number) =>
        Math.max(before, clock.now() + limits.graceMs)
      for (const [topic, entry] of sessionStore.all()) {
        if (
          entry.kind === 'pairing' &&
          topic === pairingTopic &&
          entry.proposal
        )
          sessionStore.set(topic, {
            ...entry,
            expiresAt: expiresAt(entry.expiresAt),
            proposal: { ...entry.proposal, isWithdrawn: true },
          })
        if (entry.kind === 'answer' && entry.pairingTopic === pairingTopic)
          sessionStore.set(topic, {
            ...entry,
            expiresAt: expiresAt(entry.expiresAt),
            isWithdrawn: true,
          })
      }
      outcomes.take(pairingTopic)?.reject(error)
    },
  }
}
