import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { decodeBase64 } from '../../../encoding/base64.js'
import { encodeHex } from '../../../encoding/hex.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { openEnvelope, sealEnvelope } from '../crypto/envelope.js'
import { deriveKey } from '../crypto/keys.js'
import {
  type RpcFailure,
  type RpcMessage,
  readMessage,
  writeMessage,
} from '../messages/readMessage.js'
import { type RpcMethod, rpcMethods } from '../messages/rpcMethods.js'
import { toAnswerError } from '../messages/toAnswerError.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import type { RelayMessage } from '../relay/RelayMessage.js'
import type { SessionStore } from '../sessionStore/createSessionStore.js'
import type { Outcome, PendingRequest } from '../sessionStore/pendingRequest.js'
import type { TopicEntry } from '../sessionStore/topicEntry.js'
import { createAnswers } from './createAnswers.js'
import { createLateAnswers } from './createLateAnswers.js'
import { createRecentSet } from './createRecentSet.js'

const rememberedMessages = 1000
const maxRequests = 200

/**
 * Ends every text that this side writes: what another tab of the site sends
 * is heard here, too, and is not the wallet's word. JSON allows it.
 */
const ownMark = '\n'

export type Messenger = ReturnType<typeof createMessenger>

/** Requests and answers over sealed messages, each settled exactly once. */
export function createMessenger(parameters: {
  clock: Clock
  nextId: () => number
  randomBytes: (length: number) => Uint8Array
  relay: () => RelayClient
  sessionStore: SessionStore
  /** Tells of messages that no request here waits for. */
  onMessage: (topic: string, entry: TopicEntry, message: RpcMessage) => void
  /** Emits a wallet's answer to a request that is no longer awaited. */
  onLateAnswer: (request: PendingRequest, outcome: Outcome) => void
  signal: AbortSignal
}) {
  const { clock, nextId, onMessage, randomBytes, relay, signal, sessionStore } =
    parameters
  const seen = createRecentSet(rememberedMessages)
  const answers = createAnswers({ clock, relay, signal })
  const waiting = new Map<
    string,
    {
      topic: string
      relayMessage: RelayMessage
      until: AbortSignal
      isAtRelay: boolean
      isQuiet: boolean
      settle(outcome: Outcome): void
      reject(error: KitError): void
    }
  >()
  const late = createLateAnswers({
    clock,
    sessionStore,
    signal,
    take({ id, topic }, outcome) {
      const request = waiting.get(id)
      if (request?.topic !== topic) return false
      request.settle(outcome)
      return true
    },
    onAnswer: parameters.onLateAnswer,
  })

  const seal = (
    topic: string,
    key: string,
    text: string,
    { tag, ttl, prompt }: { tag: number; ttl: number; prompt?: boolean },
  ): RelayMessage => ({
    topic,
    message: sealEnvelope(text + ownMark, key, randomBytes(12)),
    tag,
    ttl,
    ...(prompt && { prompt }),
  })
  const sealRequest = (
    topic: string,
    key: string,
    method: RpcMethod,
    params: object,
    { id = nextId(), minTtl = 0 } = {},
  ): RelayMessage => {
    const { tag, ttl } = rpcMethods[method]
    return seal(topic, key, writeMessage(id, { method, params }), {
      tag,
      ttl: Math.max(ttl, minTtl),
      prompt: method === 'wc_sessionRequest',
    })
  }
  const answer = (
    topic: string,
    key: string,
    request: { id: string; method: string },
    outcome: { result: true } | { error: RpcFailure },
  ) => {
    const { answerTag, ttl } = Object.hasOwn(rpcMethods, request.method)
      ? rpcMethods[request.method as RpcMethod]
      : { answerTag: 0, ttl: 86_400 }
    answers.add(
      seal(topic, key, writeMessage(request.id, outcome), {
        tag: answerTag,
        ttl,
      }),
    )
  }

  return {
    sealRequest,
    /** Answers a request of the wallet, without waiting. */
    accept: (
      topic: string,
      key: string,
      request: { id: string; method: string },
    ) => answer(topic, key, request, { result: true }),
    refuse: (
      topic: string,
      key: string,
      request: { id: string; method: string },
      error: RpcFailure,
    ) => answer(topic, key, request, { error }),
    /**
     * Asks the wallet and waits for its answer. A message that was given to an
     * open socket may arrive, whatever the relay says: the request then waits
     * for its whole lifetime, and what comes later is a late answer.
     * @param options.handoverLimitMs it must have been given to an open socket
     * by then
     * @param options.lifetimeMs the wallet must have answered by then
     * @param options.asked what is asked, if the answer is never to be lost
     * @throws `RELAY_UNAVAILABLE` when nothing left; `REQUEST_TOO_LARGE` and
     * `RELAY_REFUSED` by the relay's word; `WALLET_NOT_RESPONDING`; what the
     * wallet answers
     */
    request(
      topic: string,
      key: string,
      method: RpcMethod,
      params: object,
      options: {
        name: string
        handoverLimitMs: number
        lifetimeMs: number
        asked?: { chainId: NetworkId; method: string; params: unknown }
        /** The visitor does not wait for it. */
        isQuiet?: boolean
        signal?: AbortSignal | undefined
      },
    ): Promise<unknown> {
      const { asked, handoverLimitMs, isQuiet = false, lifetimeMs } = options
      const id = nextId()
      return withDeadline({
        clock,
        limitMs: lifetimeMs,
        signal: options.signal,
        onDeadline: () =>
          new KitError('WALLET_NOT_RESPONDING', { afterMs: lifetimeMs }),
        run: (until) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) return reject(new KitError('CANCELLED'))
            if (waiting.size >= maxRequests)
              return reject(new KitError('REQUEST_ALREADY_PENDING'))
            const relayMessage = sealRequest(topic, key, method, params, {
              id,
              minTtl: Math.ceil(lifetimeMs / 1000),
            })
            let isSent = false
            let isAnswered = false
            const request = {
              topic,
              relayMessage,
              until,
              isAtRelay: false,
              isQuiet,
              settle(outcome: Outcome) {
                isAnswered = true
                if ('result' in outcome) resolve(outcome.result)
                else reject(toAnswerError(outcome.error, options.name))
              },
              reject,
            }
            until.addEventListener('abort', () => {
              waiting.delete(`${id}`)
              if (asked && (isAnswered || !isSent)) late.forget(topic, `${id}`)
            })
            waiting.set(`${id}`, request)
            if (asked) late.note(topic, `${id}`, asked)
            clock.after(
              handoverLimitMs,
              () => {
                if (!isSent) reject(relay().unavailable())
              },
              until,
            )
            const onSent = () => {
              isSent = true
            }
            relay()
              .publish(relayMessage, {
                limitMs: lifetimeMs,
                onSent,
                signal: until,
              })
              .then(() => {
                request.isAtRelay = true
              }, reject)
          }),
      })
    },
    /** A request to hand over again: a relay may have forgotten it. */
    repeat(): void {
      for (const request of waiting.values()) {
        if (!request.isAtRelay) continue
        // One repetition at a time, for as long as somebody waits.
        request.isAtRelay = false
        const { relayMessage, until } = request
        const end = () => {
          request.isAtRelay = true
        }
        relay()
          .publish(relayMessage, {
            limitMs: relayMessage.ttl * 1000,
            signal: until,
          })
          .then(end, end)
      }
    },
    /** Takes what another tab, or an earlier visit, has heard. */
    follow: late.follow,
    isWaiting: () => [...waiting.values()].some(({ isQuiet }) => !isQuiet),
    /** Ends what still waits on a topic. */
    drop(topic: string, error: KitError): void {
      for (const request of [...waiting.values()])
        if (request.topic === topic) request.reject(error)
    },
    dropAll(error: KitError): void {
      for (const request of [...waiting.values()]) request.reject(error)
    },
    /** Handles a message from the relay; it never throws. */
    receive(topic: string, sealed: string): void {
      const entry = sessionStore.get(topic)
      if (!entry) return
      const digest = digestOf(topic, sealed)
      if (!digest || !seen.add(digest)) return
      const text = openEnvelope(sealed, (sender) => {
        if (entry.kind === 'answer')
          return sender && deriveKey(entry.privateKey, sender)
        return sender ? undefined : entry.key
      })
      if (text === undefined || text.endsWith(ownMark)) return
      const message = readMessage(text)
      if (!message) return
      if (message.type === 'response') {
        const { error, id, result } = message
        const outcome = error ? { error } : { result }
        const request = waiting.get(id)
        const isAwaited = request?.topic === topic
        if (isAwaited) request.settle(outcome)
        else if (entry.kind === 'session') late.handle(topic, id, outcome)
        if (isAwaited || entry.kind === 'session') return
      }
      onMessage(topic, entry, message)
    },
  }
}

/** The same for every spelling of the same bytes; undefined for none. */
function digestOf(topic: string, sealed: string): string | undefined {
  const bytes = decodeBase64(sealed)
  return bytes && encodeHex(sha256(concatBytes(utf8ToBytes(topic), bytes)))
}
