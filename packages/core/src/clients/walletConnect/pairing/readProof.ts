import { isRecap, readRecap, recapSentence } from '@hasp/protocol/siwx'
import type { Cacao } from '../../../entities/signIn/cacao.js'
import { isDeepEqual } from '../../../utils/isDeepEqual.js'
import type { AnswerEntry } from '../sessionStore/topicEntry.js'

/** What a proof allows besides; nothing where it has no ReCap. */
export type Allowed = {
  readonly methods: readonly string[]
  readonly chains: readonly string[]
}

const signatureTypes = ['eip191', 'eip1271', 'eip6492']

/**
 * Whether a proof says exactly what was asked to be signed, in each field: the
 * methods that it allows may be fewer, and never more.
 * @returns what it allows besides; undefined when it says anything else
 */
export function readProof(
  { h, p, s }: Cacao,
  asked: AnswerEntry,
): Allowed | undefined {
  const recaps = (p.resources ?? []).filter(isRecap)
  const [recap] = recaps
  const isSame =
    h.t === 'caip122' &&
    signatureTypes.includes(s.t) &&
    p.domain === asked.domain &&
    p.aud === asked.uri &&
    p.version === '1' &&
    p.nonce === asked.nonce &&
    p.iat === asked.iat &&
    p.exp === asked.exp &&
    p.nbf === asked.nbf &&
    p.requestId === asked.requestId &&
    isDeepEqual(p.resources ?? [], [...asked.resources, ...recaps])
  if (!isSame || recaps.length > 1) return undefined
  const allowed =
    recap === undefined ? { methods: [], chains: [] } : readRecap(recap)
  if (!allowed || !isNarrower(allowed, asked)) return undefined
  const statements = [asked.statement, withSentence(asked.statement, allowed)]
  return statements.includes(p.statement) ? allowed : undefined
}

function isNarrower({ chains, methods }: Allowed, asked: AnswerEntry): boolean {
  return (
    methods.every((method) => asked.methods.includes(method)) &&
    chains.every((chain) => asked.chains.some((one) => one === chain))
  )
}

/** Wallets give back the statement as it was, or with what they signed. */
function withSentence(
  statement: string | undefined,
  allowed: Allowed,
): string | undefined {
  if (allowed.methods.length === 0) return statement
  const sentence = recapSentence(allowed)
  return statement === undefined ? sentence : `${statement} ${sentence}`
}
