import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { fromProviderError } from '../../../errors/fromProviderError.js'
import { KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { openEnvelope, sealEnvelope } from '../crypto/envelope.js'
import { deriveKey } from '../crypto/keys.js'
import type { Relay } from '../relay/createRelay.js'
import type { Letter } from '../relay/Letter.js'
import type { Vault } from '../vault/createVault.js'
import type { VaultEntry } from '../vault/vaultEntry.js'
import { createAnswers } from './createAnswers.js'
import { createRecentSet } from './createRecentSet.js'
import {
  type RpcFailure,
  type RpcMessage,
  readMessage,
  writeMessage,
} from './readMessage.js'
import { type RpcMethod, rpcMethods } from './rpcMethods.js'

const rememberedMessages = 1000
const maxRequests = 200

/**
 * Ends every text that this side writes: what another tab of the site sends
 * is heard here, too, and is not the wallet's word. JSON allows it.
 */
const ownMark = '\n'

export type Messenger = ReturnType<typeof createMessenger>

/** Requests and answers over sealed letters, each settled exactly once. */
export function createMessenger(parameters: {
  clock: Clock
  nextId: () => number
  randomBytes: (length: number) => Uint8Array
  relay: () => Relay
  vault: Vault
  /** Tells of messages that no request here waits for. */
  onMessage: (topic: string, entry: VaultEntry, message: RpcMessage) => void
  signal: AbortSignal
}) {
  const { clock, nextId, onMessage, randomBytes, relay, signal, vault } =
    parameters
  const seen = createRecentSet(rememberedMessages)
  const answers = createAnswers({ clock, relay, signal })
  const waiting = new Map<
    string,
    {
      topic: string
      letter: Letter
      until: AbortSignal
      isAtRelay: boolean
      isQuiet: boolean
      resolve(result: unknown): void
      reject(error: KitError): void
    }
  >()

  const seal = (
    topic: string,
    key: string,
    text: string,
    { tag, ttl, prompt }: { tag: number; ttl: number; prompt?: boolean },
  ): Letter => ({
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
  ): Letter => {
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
    /** Answers a request of the wallet; nobody waits for it. */
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
     * Asks the wallet and waits for its answer.
     * @param options.handoverLimitMs the relay must have it by then
     * @param options.lifetimeMs the wallet must have answered by then
     * @throws `SESSION_STALE`, `WALLET_NOT_RESPONDING`, what it answers
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
        /** Nobody looks at a screen for it. */
        isQuiet?: boolean
        signal?: AbortSignal | undefined
      },
    ): Promise<unknown> {
      const { handoverLimitMs, isQuiet = false, lifetimeMs, name } = options
      const id = nextId()
      return withDeadline({
        clock,
        limitMs: lifetimeMs,
        signal: options.signal,
        onDeadline: () =>
          new KitError('WALLET_NOT_RESPONDING', { afterMs: lifetimeMs }),
        run: (until) =>
          new Promise((resolve, reject) => {
            const stale = () => reject(new KitError('SESSION_STALE'))
            if (signal.aborted) return reject(new KitError('CANCELLED'))
            if (waiting.size >= maxRequests)
              return reject(new KitError('REQUEST_ALREADY_PENDING'))
            const letter = sealRequest(topic, key, method, params, {
              id,
              minTtl: Math.ceil(lifetimeMs / 1000),
            })
            const request = {
              topic,
              letter,
              until,
              isAtRelay: false,
              isQuiet,
              resolve,
              reject: (error: unknown) =>
                reject(fromProviderError(error, name)),
            }
            until.addEventListener('abort', () => waiting.delete(`${id}`))
            waiting.set(`${id}`, request)
            relay()
              .publish(letter, { limitMs: handoverLimitMs, signal: until })
              .then(() => {
                request.isAtRelay = true
              }, stale)
          }),
      })
    },
    /** A request to hand over again: a relay may have forgotten it. */
    repeat(): void {
      for (const request of waiting.values()) {
        if (!request.isAtRelay) continue
        // One repetition at a time, for as long as somebody waits.
        request.isAtRelay = false
        const { letter, until } = request
        relay()
          .publish(letter, { limitMs: letter.ttl * 1000, signal: until })
          .then(
            () => {
              request.isAtRelay = true
            },
            () => undefined,
          )
      }
    },
    isWaiting: () => [...waiting.values()].some(({ isQuiet }) => !isQuiet),
    /** Ends what still waits on a topic. */
    drop(topic: string, error: KitError): void {
      for (const request of [...waiting.values()])
        if (request.topic === topic) request.reject(error)
    },
    dropAll(error: KitError): void {
      for (const request of [...waiting.values()]) request.reject(error)
    },
    /** Takes a letter from the relay; it never throws. */
    receive(topic: string, sealed: string): void {
      const entry = vault.get(topic)
      if (!entry) return
      const digest = bytesToHex(sha256(utf8ToBytes(topic + sealed)))
      if (!seen.add(digest)) return
      const text = openEnvelope(sealed, (sender) => {
        if (entry.kind === 'answer')
          return sender && deriveKey(entry.privateKey, sender)
        return sender ? undefined : entry.key
      })
      if (text === undefined || text.endsWith(ownMark)) return
      const message = readMessage(text)
      if (!message) return
      const request =
        message.type === 'response' ? waiting.get(message.id) : undefined
      if (message.type === 'response' && request?.topic === topic) {
        if (message.error) request.reject(message.error as never)
        else request.resolve(message.result)
        return
      }
      onMessage(topic, entry, message)
    },
  }
}
