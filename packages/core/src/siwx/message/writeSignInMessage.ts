import { longestSignInText, writeSignInText } from '@hasp/protocol/siwx'
import { namespaceOf } from '../../entities/network/networkId.js'
import { solanaChainName } from '../../entities/network/solanaChainName.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { KitError } from '../../errors/KitError.js'
import { findWrongField, type IsAddressOf } from './signInFields.js'

/**
 * How a text names its chain: by its CAIP-2 reference, or as wallets do that
 * write the text themselves (`solana:signIn` of the Wallet Standard).
 */
export type SignInWriter = 'site' | 'walletStandard'

/**
 * Writes the text that an account signs.
 * @param isAddressOf what counts as an address
 * @throws `SIGN_IN_MESSAGE_INVALID` with the field that may not be signed
 */
export function writeSignInMessage(
  message: SignInMessage,
  writer: SignInWriter,
  isAddressOf: IsAddressOf,
): string {
  const field = findWrongField(message, isAddressOf)
  if (field) throw new KitError('SIGN_IN_MESSAGE_INVALID', { field })
  const { chainId } = message
  const isNamedByWallet =
    writer === 'walletStandard' && namespaceOf(chainId) === 'solana'
  const text = writeSignInText(
    message,
    isNamedByWallet ? solanaChainName(chainId) : undefined,
  )
  if (text.length > longestSignInText)
    throw new KitError('SIGN_IN_MESSAGE_INVALID', { field: 'text' })
  return text
}
