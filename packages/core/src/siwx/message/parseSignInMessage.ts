import { accountNames, longestSignInText } from '@hasp/protocol/siwx'
import { type Namespace, namespaces } from '../../entities/network/namespace.js'
import {
  formatNetworkId,
  type NetworkId,
} from '../../entities/network/networkId.js'
import { solanaNetworkId } from '../../entities/network/solanaChainName.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { isKitError } from '../../errors/KitError.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import type { SignInWriter } from './writeSignInMessage.js'

/** The parts of a text, each judged when the text is written again. */
const textPattern = new RegExp(
  [
    /^(?<domain>[^\n]+) wants you to sign in with your (?<account>\w+) account:\n/,
    /(?<accountAddress>[^\n]+)\n\n(?:(?<statement>[^\n]+)\n\n|\n)?/,
    /URI: (?<uri>[^\n]+)\nVersion: 1\nChain ID: (?<chain>[^\n]+)\n/,
    /Nonce: (?<nonce>[^\n]+)\nIssued At: (?<issuedAt>[^\n]+)/,
    /(?:\nExpiration Time: (?<expirationTime>[^\n]+))?/,
    /(?:\nNot Before: (?<notBefore>[^\n]+))?/,
    /(?:\nRequest ID: (?<requestId>[^\n]+))?/,
    /(?:\nResources:(?<resources>(?:\n- [^\n]+)+))?$/,
  ]
    .map(({ source }) => source)
    .join(''),
)

type Parts = { readonly [name: string]: string | undefined }

/**
 * Reads a text for signing in as strictly as it is written: what it returns
 * is written as the same text again, byte for byte.
 * @returns undefined for anything that `formatSignInMessage` never writes, and
 * for a text of the Wallet Standard on a local network, which it does not name
 * @see EIP-4361
 * @example
 * import { parseSignInMessage } from '@hasp/core/siwx'
 *
 * parseSignInMessage('tide.example wants you to sign in')?.domain // undefined
 */
export function parseSignInMessage(text: string): SignInMessage | undefined {
  if (text.length > longestSignInText) return undefined
  const parts: Parts | undefined = textPattern.exec(text)?.groups
  const chain = parts && readChain(parts)
  if (!parts || !chain) return undefined
  const message = readFields(parts, chain.networkId)
  return isWrittenAs(text, message, chain.writer) ? message : undefined
}

function readChain({
  account,
  chain = '',
}: Parts):
  | { readonly networkId: NetworkId; readonly writer: SignInWriter }
  | undefined {
  const namespace: Namespace | undefined = namespaces.find(
    (one) => accountNames[one] === account,
  )
  if (!namespace) return undefined
  const named = namespace === 'solana' ? solanaNetworkId(chain) : undefined
  return named
    ? { networkId: named, writer: 'walletStandard' }
    : { networkId: formatNetworkId(namespace, chain), writer: 'site' }
}

function readFields(parts: Parts, chainId: NetworkId): SignInMessage {
  const { accountAddress = '', domain = '', issuedAt = '', nonce = '' } = parts
  const { expirationTime, notBefore, requestId, statement, uri = '' } = parts
  const resources = parts.resources?.split('\n- ').slice(1)
  return {
    accountAddress,
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources }),
  }
}

function isWrittenAs(
  text: string,
  message: SignInMessage,
  writer: SignInWriter,
): boolean {
  try {
    return formatSignInMessage(message, writer) === text
  } catch (error) {
    if (isKitError(error, 'SIGN_IN_MESSAGE_INVALID')) return false
    throw error
  }
}
