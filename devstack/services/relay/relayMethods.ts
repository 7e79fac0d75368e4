import * as v from 'valibot'
import type { Exchange, Peer } from './exchange.js'
import type { StoredRelayMessage } from './mailbox.js'

/** What a method answers, and the topics whose letters follow the answer. */
export type MethodOutcome =
  | { readonly result: unknown; readonly deliver?: readonly string[] }
  | { readonly error: { readonly code: number; readonly message: string } }

/** A method of the relay: its parameters are whatever a client sent. */
export type RelayMethod = (
  exchange: Exchange,
  peer: Peer,
  parameters: unknown,
) => MethodOutcome

const invalidParameters = -32602
const thirtyDaysSeconds = 30 * 24 * 60 * 60
const fiveMinutesSeconds = 5 * 60
const maxBatch = 500

/** The tags of the messages that the relay publishes for a client. */
const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 }

const Topic = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Message = v.pipe(v.string(), v.minLength(1))
const Seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(thirtyDaysSeconds),
)
const Tag = v.pipe(v.number(), v.integer(), v.minValue(0))
const Attestation = v.nullish(v.string())
const Publication = v.object({
  topic: Topic,
  message: Message,
  ttl: Seconds,
  tag: v.optional(Tag, 0),
  prompt: v.nullish(v.boolean()),
  attestation: Attestation,
})
const Subscription = v.object({ topic: Topic, id: v.nullish(v.string()) })
const Topics = v.pipe(v.array(Topic), v.maxLength(maxBatch))
const OneTopic = v.object({ topic: Topic })
const ManyTopics = v.object({ topics: Topics })
const Proposal = v.object({
  pairingTopic: Topic,
  sessionProposal: Message,
  ttl: v.optional(Seconds, fiveMinutesSeconds),
  attestation: Attestation,
})
const Approval = v.object({
  pairingTopic: Topic,
  sessionTopic: Topic,
  sessionProposalResponse: Message,
  sessionSettlementRequest: Message,
  ttl: v.optional(Seconds, fiveMinutesSeconds),
})

/** The methods by name: those of the relay API and the two shortcuts. */
export const relayMethods: ReadonlyMap<string, RelayMethod> = new Map([
  [
    'irn_publish',
    method(Publication, (exchange, peer, relayMessage) => {
      publish(exchange, peer, relayMessage)
      return { result: true }
    }),
  ],
  [
    'irn_batchPublish',
    method(
      v.object({
        messages: v.pipe(v.array(Publication), v.maxLength(maxBatch)),
      }),
      (exchange, peer, { messages }) => {
        for (const relayMessage of messages)
          publish(exchange, peer, relayMessage)
        return { result: true }
      },
    ),
  ],
  [
    'irn_subscribe',
    method(OneTopic, (exchange, peer, { topic }) => ({
      result: exchange.subscribe(peer, topic),
      deliver: [topic],
    })),
  ],
  [
    'irn_batchSubscribe',
    method(ManyTopics, (exchange, peer, { topics }) => ({
      result: topics.map((topic) => exchange.subscribe(peer, topic)),
      deliver: topics,
    })),
  ],
  [
    'irn_unsubscribe',
    method(Subscription, (exchange, peer, { topic }) => {
      exchange.unsubscribe(peer, topic)
      return { result: true }
    }),
  ],
  [
    'irn_batchUnsubscribe',
    method(
      v.object({
        subscriptions: v.pipe(v.array(Subscription), v.maxLength(maxBatch)),
      }),
      (exchange, peer, { subscriptions }) => {
        for (const { topic } of subscriptions) exchange.unsubscribe(peer, topic)
        return { result: true }
      },
    ),
  ],
  [
    'irn_fetchMessages',
    method(OneTopic, (exchange, peer, { topic }) =>
      fetched(exchange.fetch(peer, [topic])),
    ),
  ],
  [
    'irn_batchFetchMessages',
    method(ManyTopics, (exchange, peer, { topics }) =>
      fetched(exchange.fetch(peer, topics)),
    ),
  ],
  [
    'wc_proposeSession',
    method(Proposal, (exchange, peer, proposal) => {
      const { attestation, pairingTopic, sessionProposal, ttl } = proposal
      exchange.subscribe(peer, pairingTopic)
      publish(exchange, peer, {
        topic: pairingTopic,
        message: sessionProposal,
        tag: tags.propose,
        ttl,
        attestation,
      })
      return { result: true, deliver: [pairingTopic] }
    }),
  ],
  [
    'wc_approveSession',
    method(Approval, (exchange, peer, approval) => {
      const { pairingTopic, sessionTopic, ttl } = approval
      exchange.subscribe(peer, sessionTopic)
      publish(exchange, peer, {
        topic: pairingTopic,
        message: approval.sessionProposalResponse,
        tag: tags.proposeResponse,
        ttl,
      })
      publish(exchange, peer, {
        topic: sessionTopic,
        message: approval.sessionSettlementRequest,
        tag: tags.settle,
        ttl,
      })
      return { result: true, deliver: [sessionTopic] }
    }),
  ],
])

function method<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (
    exchange: Exchange,
    peer: Peer,
    parameters: v.InferOutput<Schema>,
  ) => MethodOutcome,
): RelayMethod {
  return (exchange, peer, parameters) => {
    const parsed = v.safeParse(schema, parameters)
    if (parsed.success) return run(exchange, peer, parsed.output)
    const [issue] = parsed.issues
    const message = `Invalid params: ${v.getDotPath(issue) ?? 'params'}: ${issue.message}`
    return { error: { code: invalidParameters, message } }
  }
}

function publish(
  exchange: Exchange,
  peer: Peer,
  {
    attestation,
    message,
    tag,
    topic,
    ttl,
  }: Pick<
    v.InferOutput<typeof Publication>,
    'topic' | 'message' | 'tag' | 'ttl' | 'attestation'
  >,
): void {
  exchange.publish({
    topic,
    message,
    tag,
    ttlSeconds: ttl,
    attestation: attestation ?? undefined,
    from: peer.clientId,
  })
}

function fetched({ hasMore, relayMessages }: ReturnType<Exchange['fetch']>) {
  return { result: { messages: relayMessages.map(messageOf), hasMore } }
}

/**
 * A letter as clients get it, pushed or fetched.
 * @example messageOf(letter).publishedAt // milliseconds
 */
export function messageOf(relayMessage: StoredRelayMessage) {
  return {
    topic: relayMessage.topic,
    message: relayMessage.message,
    publishedAt: relayMessage.publishedAtMs,
    tag: relayMessage.tag,
    ...(relayMessage.attestation
      ? { attestation: relayMessage.attestation }
      : {}),
  }
}
