import { isNamespace, namespaces } from '../../../entities/namespace.js'
import { isNetworkId } from '../../../entities/networkId.js'
import {
  fits,
  type Infer,
  list,
  misfit,
  number,
  object,
  oneOf,
  record,
  type Schema,
  text,
} from '../../../utils/schema.js'
import { publicKeyOf, topicOf } from '../crypto/keys.js'
import { hexKey } from '../protocol/hexKey.js'
import {
  type Namespaces,
  parseNamespaces,
} from '../protocol/parseNamespaces.js'
import { peerMetadata } from '../protocol/peerMetadata.js'

const digits = text(/^\d{1,20}$/)
const time = number()
const yesOrNo = oneOf([true, false])
const texts = list(text(), { max: 1000 })
const families = list(fits(isNamespace), { max: namespaces.length })
const granted: Schema<Namespaces> = (input) =>
  parseNamespaces(input, namespaces) ?? misfit

/** A pairing; with a proposal on it, one that a wallet may answer. */
const Pairing = object(
  { kind: oneOf(['pairing']), key: hexKey, expiresAt: time },
  {
    proposal: object({
      id: digits,
      privateKey: hexKey,
      families,
      /** Given up: who approves it all the same is told goodbye. */
      isWithdrawn: yesOrNo,
    }),
  },
)

/** A wallet has approved, and is about to say what it grants. */
const Settling = object({
  kind: oneOf(['settling']),
  key: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  controller: hexKey,
  families,
})

/** Where the answer to a sign-in request arrives. */
const Answer = object({
  kind: oneOf(['answer']),
  privateKey: hexKey,
  expiresAt: time,
  pairingTopic: hexKey,
  id: digits,
  domain: text(),
  uri: text(),
  nonce: text(),
  chains: list(fits(isNetworkId), { max: 1000 }),
  methods: texts,
  isWithdrawn: yesOrNo,
})

const Session = object(
  {
    kind: oneOf(['session']),
    key: hexKey,
    expiresAt: time,
    families,
    peer: peerMetadata,
    namespaces: granted,
    /** The newest messages that were heeded, by what they are about. */
    heeded: record(text(), digits),
  },
  {
    /** What led to it: another tab of the site may wait for that. */
    proposalId: digits,
  },
)

const entries: readonly Schema<VaultEntry>[] = [
  Pairing,
  Settling,
  Answer,
  Session,
]

/** What is kept of a topic. Its keys are never shown nor logged. */
export type VaultEntry =
  | PairingEntry
  | SettlingEntry
  | AnswerEntry
  | SessionEntry
export type PairingEntry = Infer<typeof Pairing>
export type SettlingEntry = Infer<typeof Settling>
export type AnswerEntry = Infer<typeof Answer>
export type SessionEntry = Infer<typeof Session>

/**
 * Reads what was stored of a topic.
 * @returns undefined for garbage, and for a key of another topic
 */
export function readVaultEntry(
  topic: string,
  input: unknown,
): VaultEntry | undefined {
  const [entry] = entries.flatMap((schema) => {
    const read = schema(input)
    return read === misfit ? [] : [read]
  })
  if (!entry) return undefined
  const key =
    entry.kind === 'answer' ? publicKeyOf(entry.privateKey) : entry.key
  return topicOf(key) === topic ? entry : undefined
}
