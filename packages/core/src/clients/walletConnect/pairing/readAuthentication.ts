import {
  array,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  optional,
  pipe,
  safeParse,
  transform,
} from 'valibot'
import {
  type NetworkId,
  namespaceOf,
} from '../../../entities/network/networkId.js'
import type { Cacao } from '../../../entities/signIn/cacao.js'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'
import { boundedText } from '../../../utils/boundedText.js'
import { hexKey } from '../messages/hexKey.js'
import {
  type Namespaces,
  parseNamespaces,
} from '../messages/parseNamespaces.js'
import { peerMetadata } from '../messages/peerMetadata.js'
import type { AnswerEntry } from '../sessionStore/topicEntry.js'
import { readProof } from './readProof.js'

const short = boundedText(/^/, 5000)
const signature = boundedText(/^/, 100_000)
const Signed = object({
  h: object({ t: short }),
  p: object({
    iss: short,
    domain: short,
    aud: short,
    version: short,
    nonce: short,
    iat: short,
    exp: optional(short),
    nbf: optional(short),
    requestId: optional(short),
    statement: optional(orNothing(short)),
    resources: optional(orNothing(pipe(array(short), maxLength(100)))),
  }),
  s: object({ t: short, s: signature, m: optional(short) }),
})
const Answer = object({
  cacaos: pipe(array(Signed), minLength(1), maxLength(20)),
  responder: object({ publicKey: hexKey, metadata: peerMetadata }),
})

/** `did:pkh:eip155:1:0xab…` */
const issuer = /^did:pkh:([^:]+:[^:]+):([^:]+)$/

/**
 * Reads the answer to a sign-in request (CAIP-74): what was asked to be signed,
 * once on each of the chains that were asked for at most. Whoever relies on the
 * signatures verifies them.
 * @returns undefined unless it is one; without namespaces when the wallet
 * signed in but allows no methods
 */
export function readAuthentication(
  input: unknown,
  asked: AnswerEntry,
  requestedNamespaces: Parameters<typeof parseNamespaces>[1],
):
  | {
      auths: readonly Cacao[]
      publicKey: string
      peer: PeerMetadata
      namespaces: Namespaces | undefined
    }
  | undefined {
  const answer = safeParse(Answer, input)
  if (!answer.success) return undefined
  const { cacaos, responder } = answer.output
  const methods = new Set<string>()
  const chains = new Set<NetworkId>()
  const addresses = new Set<string>()
  const signed = new Set<string>()
  for (const cacao of cacaos) {
    const [, chain = '', address = ''] = issuer.exec(cacao.p.iss) ?? []
    if (!asked.chains.some((one) => one === chain) || signed.has(chain))
      return undefined
    const allowed = readProof(cacao, asked)
    if (!allowed) return undefined
    signed.add(chain)
    addresses.add(address)
    for (const one of asked.chains)
      if (one === chain || allowed.chains.includes(one)) chains.add(one)
    for (const method of allowed.methods) methods.add(method)
  }
  const [first] = chains
  const namespaces =
    !first || methods.size === 0
      ? undefined
      : parseNamespaces(
          {
            [namespaceOf(first)]: {
              accounts: [...chains].flatMap((chain) =>
                [...addresses].map((address) => `${chain}:${address}`),
              ),
              chains: [...chains],
              methods: [...methods],
              events: ['accountsChanged', 'chainChanged'],
            },
          },
          requestedNamespaces,
        )
  return {
    auths: cacaos,
    publicKey: responder.publicKey,
    peer: responder.metadata,
    namespaces,
  }
}

/**
 * Who answered, whatever the answer: a wallet that gave more or other proofs
 * than were asked for believes in a session all the same.
 */
export function readResponderKey(input: unknown): string | undefined {
  const read = safeParse(
    object({ responder: object({ publicKey: hexKey }) }),
    input,
  )
  return read.success ? read.output.responder.publicKey : undefined
}

/** A field that is null is one that is absent. */
function orNothing<schema extends GenericSchema>(schema: schema) {
  return pipe(
    nullish(schema),
    transform((value) => value ?? undefined),
  )
}
