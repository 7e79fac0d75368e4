import {
  array,
  boolean,
  custom,
  finite,
  type InferOutput,
  literal,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  transform,
  union,
  unknown,
} from 'valibot'
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
const time = pipe(number(), finite())
const yesOrNo = boolean()
const texts = pipe(array(boundedText()), maxLength(1000))
const requestedNamespaces = pipe(
  array(picklist(namespaces)),
  maxLength(namespaces.length),
)
const granted = pipe(
  unknown(),
  transform((value) => parseNamespaces(value, namespaces)),
  custom<Namespaces>((read) => read !== undefined),
)

/** A pairing; with a proposal on it, one that a wallet may answer. */
const Pairing = object({
  kind: literal('pairing'),
  key: hexKey,
  expiresAt: time,
  proposal: optional(
    object({
      id: digits,
      privateKey: hexKey,
      requestedNamespaces,
      /** Given up: a wallet that approves it anyway is disconnected. */
      isWithdrawn: yesOrNo,
    }),
  ),
})

/** A wallet has approved, and is about to say what it grants. */
const Settling = object({
  kind: literal('settling'),
  key: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  controller: hexKey,
  requestedNamespaces,
})

/** Where the answer to a sign-in request arrives. */
const Answer = object({
  kind: literal('answer'),
  privateKey: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  id: digits,
  domain: boundedText(),
  uri: boundedText(),
  nonce: boundedText(),
  iat: boundedText(),
  exp: optional(boundedText()),
  nbf: optional(boundedText()),
  requestId: optional(boundedText()),
  statement: optional(boundedText()),
  resources: pipe(array(boundedText()), maxLength(100)),
  chains: pipe(array(custom<NetworkId>(isNetworkId)), maxLength(1000)),
  methods: texts,
  isWithdrawn: yesOrNo,
})

const Session = object({
  kind: literal('session'),
  key: hexKey,
  expiresAt: time,
  requestedNamespaces,
  peer: peerMetadata,
  namespaces: granted,
  /** The ids of the newest messages handled, by subject. */
  latestIds: record(boundedText(), digits),
  /** What led to it: another tab of the site may wait for that. */
  proposalId: optional(digits),
})

const Entry = union([Pairing, Settling, Answer, Session])

/** What is kept of a topic. Its keys are never shown nor logged. */
export type TopicEntry =
  | PairingEntry
  | SettlingEntry
  | AnswerEntry
  | SessionEntry
export type PairingEntry = InferOutput<typeof Pairing>
export type SettlingEntry = InferOutput<typeof Settling>
export type AnswerEntry = InferOutput<typeof Answer>
export type SessionEntry = InferOutput<typeof Session>

/**
 * Reads what was stored of a topic.
 * @returns undefined for garbage, and for a key of another topic
 */
export function readTopicEntry(
  topic: string,
  input: unknown,
): TopicEntry | undefined {
  const read = safeParse(Entry, input)
  if (!read.success) return undefined
  const entry = read.output
  const key =
    entry.kind === 'answer' ? publicKeyOf(entry.privateKey) : entry.key
  return topicOf(key) === topic ? entry : undefined
}
