import { noEffects } from '../Effects.js'
import { readRlp } from '../evm/rlp.js'
import { refused } from '../refused.js'
import type { SigningContext } from '../SigningRequest.js'
import type { Refusal, Summary, Warning } from '../Summary.js'
import { readSolanaMessage } from '../solana/readSolanaMessage.js'
import { readPlainSignIn, readSignIn } from './readSignIn.js'
import { showText } from './showText.js'

/** How texts begin by which a wallet's key makes devices trusted. */
export const walletStatement = 'hw1/'

const authorizationMagic = 5
const highestTransactionType = 4

/** What a signature over a message says, on EVM and on Solana. */
export function decodeMessage(
  message: Uint8Array,
  context: SigningContext,
): Summary {
  const disguise = disguiseOf(message)
  if (disguise) return refused(context, 'signText', disguise)
  const written = readUtf8(message)
  // Bytes that are no text, and hashes above all, say nothing to anybody.
  if (written === undefined) return refused(context, 'signText', 'blind')
  if (written.trimStart().startsWith(walletStatement))
    return refused(context, 'signText', 'walletStatement')
  const { hasUnseen, text } = showText(written)
  const signIn = readSignIn(written)
  const refusals: Refusal[] = []
  if (signIn && signIn.host !== new URL(context.origin).host)
    refusals.push('foreignSite')
  if (signIn && !isSameAddress(signIn.address, context.account))
    refusals.push('notThisAccount')
  const warnings: Warning[] = hasUnseen ? ['hiddenCharacters'] : []
  const plain = hasUnseen ? undefined : readPlainSignIn(written, context)
  return {
    ...noEffects,
    action: signIn ? 'signIn' : 'signText',
    account: context.account,
    network: context.network,
    fields: [],
    text,
    ...(plain && { signIn: plain }),
    warnings,
    refusals,
  }
}

/** Something else that would be valid with the same signature. */
function disguiseOf(message: Uint8Array): Refusal | undefined {
  const [first = 0xff, second] = message
  if (first === authorizationMagic && isRlpList(message.slice(1), 3))
    return 'authorization'
  if (first === 0x19 && second === 0x01) return 'transactionInMessage'
  if (
    (first <= highestTransactionType && isRlpList(message.slice(1), 8)) ||
    isRlpList(message, 6) ||
    isPsbt(message) ||
    readSolanaMessage(message) !== undefined
  )
    return 'transactionInMessage'
  return undefined
}

/** A short text may be a list of RLP by chance; one as long as that is none. */
function isRlpList(bytes: Uint8Array, fewest: number): boolean {
  const rlp = readRlp(bytes)
  return Array.isArray(rlp) && rlp.length >= fewest
}

function isPsbt(bytes: Uint8Array): boolean {
  const magic = [0x70, 0x73, 0x62, 0x74, 0xff]
  return magic.every((byte, index) => bytes[index] === byte)
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes,
    )
  } catch {
    return undefined
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.startsWith('0x')
    ? one.toLowerCase() === other.toLowerCase()
    : one === other
}
