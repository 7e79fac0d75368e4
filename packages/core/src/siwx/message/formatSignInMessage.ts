import type { Namespace } from '../../entities/network/namespace.js'
import { parseNetworkId } from '../../entities/network/networkId.js'
import { solanaChainName } from '../../entities/network/solanaChainName.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { KitError } from '../../errors/KitError.js'
import { accountNames } from './accountNames.js'
import { findWrongField } from './signInFields.js'

/**
 * How a text names its chain: by its CAIP-2 reference, or as wallets do that
 * write the text themselves (`solana:signIn` of the Wallet Standard).
 */
export type SignInWriter = 'site' | 'walletStandard'

/** Of all in a message, together. */
export const longestSignInText = 8192

/**
 * Writes the text that an account signs: EIP-4361 on EVM, elsewhere CAIP-122.
 * Every record has one text, and `parseSignInMessage` reads no other.
 * @param writer who writes the text; the site unless given
 * @throws `SIGN_IN_MESSAGE_INVALID` with the field that may not be signed
 * @see EIP-4361
 * @example
 * import { formatSignInMessage } from '@hasp/core/siwx'
 *
 * const text = formatSignInMessage({
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   chainId: 'eip155:1',
 *   domain: 'tide.example',
 *   uri: 'https://tide.example/',
 *   version: '1',
 *   nonce: '5eK1mQ0zR7uYw2Xc9Vb3Na',
 *   issuedAt: '2026-01-01T00:00:00.000Z',
 * })
 */
export function formatSignInMessage(
  message: SignInMessage,
  writer: SignInWriter = 'site',
): string {
  const field = findWrongField(message)
  if (field) throw new KitError('SIGN_IN_MESSAGE_INVALID', { field })
  const text = writeLines(message, writer).join('\n')
  if (text.length > longestSignInText)
    throw new KitError('SIGN_IN_MESSAGE_INVALID', { field: 'text' })
  return text
}

function writeLines(message: SignInMessage, writer: SignInWriter): string[] {
  const { namespace, reference } = parseNetworkId(message.chainId)
  const { accountAddress, domain, resources = [], statement } = message
  const account = accountNames[namespace as Namespace]
  const isNamedByWallet = namespace === 'solana' && writer === 'walletStandard'
  const chain = isNamedByWallet ? solanaChainName(message.chainId) : reference
  return [
    `${domain} wants you to sign in with your ${account} account:`,
    accountAddress,
    ...(statement ? ['', statement] : []),
    // EIP-4361 leaves the line of an absent statement; the others do not.
    ...(!statement && namespace === 'eip155' ? [''] : []),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${chain}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...writeOptional('Expiration Time', message.expirationTime),
    ...writeOptional('Not Before', message.notBefore),
    ...writeOptional('Request ID', message.requestId),
    ...(resources.length > 0 ? ['Resources:'] : []),
    ...resources.map((resource) => `- ${resource}`),
  ]
}

function writeOptional(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}
