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
import type { Cacao, PeerMetadata } from '../../../ports/WalletConnectClient.js'
import { boundedText } from '../../../utils/boundedText.js'
import { hexKey } from '../messages/hexKey.js'
import {
  type Namespaces,
  parseNamespaces,
} from '../messages/parseNamespaces.js'
import { peerMetadata } from '../messages/peerMetadata.js'
import type { AnswerEntry } from '../sessionStore/topicEntry.js'
import { decodeRecap } from './recap.js'

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
 * Reads the answer to a sign-in request (CAIP-74): for what was asked, by
 * accounts on chains that were asked for. Whoever relies on the signatures
 * verifies them.
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
  for (const { p } of cacaos) {
    const [, chain = '', address = ''] = issuer.exec(p.iss) ?? []
    if (p.domain !== asked.domain || p.aud !== asked.uri) return undefined
    if (p.nonce !== asked.nonce || !asked.chains.some((one) => one === chain))
      return undefined
    const allowed = decodeRecap(p.resources)
    addresses.add(address)
    for (const one of asked.chains)
      if (one === chain || allowed.chains.includes(one)) chains.add(one)
    for (const method of allowed.methods)
      if (asked.methods.includes(method)) methods.add(method)
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

/** A field that is null is one that is absent. */
function orNothing<schema extends GenericSchema>(schema: schema) {
  return pipe(
    nullish(schema),
    transform((value) => value ?? undefined),
  )
}
