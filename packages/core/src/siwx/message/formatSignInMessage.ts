import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { isCanonicalAddress } from './isCanonicalAddress.js'
import { type SignInWriter, writeSignInMessage } from './writeSignInMessage.js'

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
  return writeSignInMessage(message, writer, isCanonicalAddress)
}
