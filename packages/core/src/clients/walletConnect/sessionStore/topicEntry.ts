import * as v from 'valibot'
import { namespaces } from '../../../entities/network/namespace.js'
import {
  isNetworkId,
  type NetworkId,
} from '../../../entities/network/networkId.js'
import { boundedText } from '../../../utils/boundedText.js'
import { publicKeyOf, topicOf } from '../crypto/keys.js'
import { hexKey } from '../messages/hexKey.js'
import {
  type Namespaces,
  parseNamespaces,
} from '../messages/parseNamespaces.js'
import { peerMetadata } from '../messages/peerMetadata.js'

const digits = boundedText(/^\d{1,20}$/)
const time = v.pipe(v.number(), v.finite())
const yesOrNo = v.boolean()
const texts = v.pipe(v.array(boundedText()), v.maxLength(1000))
const requestedNamespaces = v.pipe(
  v.array(v.picklist(namespaces)),
  v.maxLength(namespaces.length),
)
const granted = v.pipe(
  v.unknown(),
  v.transform((value) => parseNamespaces(value, namespaces)),
  v.custom<Namespaces>((read) => read !== undefined),
)

/** A pairing; with a proposal on it, one that a wallet may answer. */
const Pairing = v.object({
  kind: v.literal('pairing'),
  key: hexKey,
  expiresAt: time,
  proposal: v.optional(
    v.object({
      id: digits,
      privateKey: hexKey,
      requestedNamespaces,
      /** Given up: a wallet that approves it anyway is disconnected. */
      isWithdrawn: yesOrNo,
    }),
  ),
})

/** A wallet has approved, and is about to say what it grants. */
const Settling = v.object({
  kind: v.literal('settling'),
  key: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  controller: hexKey,
  requestedNamespaces,
})

/** Where the answer to a sign-in request arrives. */
const Answer = v.object({
  kind: v.literal('answer'),
  privateKey: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  id: digits,
  domain: boundedText(),
  uri: boundedText(),
  nonce: boundedText(),
  chains: v.pipe(v.array(v.custom<NetworkId>(isNetworkId)), v.maxLength(1000)),
  methods: texts,
  isWithdrawn: yesOrNo,
})

const Session = v.object({
  kind: v.literal('session'),
  key: hexKey,
  expiresAt: time,
  requestedNamespaces,
  peer: peerMetadata,
  namespaces: granted,
  /** The ids of the newest messages handled, by subject. */
  latestIds: v.record(boundedText(), digits),
  /** What led to it: another tab of the site may wait for that. */
  proposalId: v.optional(digits),
})

const Entry = v.union([Pairing, Settling, Answer, Session])

/** What is kept of a topic. Its keys are never shown nor logged. */
export type TopicEntry =
  | PairingEntry
  | SettlingEntry
  | AnswerEntry
  | SessionEntry
export type PairingEntry = v.InferOutput<typeof Pairing>
export type SettlingEntry = v.InferOutput<typeof Settling>
export type AnswerEntry = v.InferOutput<typeof Answer>
export type SessionEntry = v.InferOutput<typeof Session>

/**
 * Reads what was stored of a topic.
 * @returns undefined for garbage, and for a key of another topic
 */
export function readTopicEntry(
  topic: string,
  input: unknown,
): TopicEntry | undefined {
  const read = v.safeParse(Entry, input)
  if (!read.success) return undefined
  const entry = read.output
  const key =
    entry.kind === 'answer' ? publicKeyOf(entry.privateKey) : entry.key
  return topicOf(key) === topic ? entry : undefined
}
