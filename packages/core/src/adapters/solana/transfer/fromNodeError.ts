import { isKitError, KitError } from '../../../errors/KitError.js'
import { textOfError } from '../../../utils/textOfError.js'

/** What programs and nodes say; wallets hand it on in their own errors. */
const sentences = [
  [
    /InsufficientFundsFor(Fee|Rent)|AccountNotFound|prior credit|insufficient funds for (fee|rent)/i,
    'INSUFFICIENT_FUNDS_FOR_FEE',
  ],
  [
    /insufficient (lamports|funds)|"Custom":1\b|custom program error: 0x1\b/i,
    'INSUFFICIENT_FUNDS',
  ],
] as const

/**
 * An error about a transaction as one of the catalogue, if it names a reason
 * that visitors can do something about.
 * @returns undefined when it does not
 */
export function fromNodeError(error: unknown): KitError | undefined {
  const text = nodeText(error)
  const found = sentences.find(([pattern]) => pattern.test(text))
  return found && new KitError(found[1], {}, { cause: error })
}

/** Everything that an error says, the reason that a node gave included. */
export function nodeText(error: unknown): string {
  const isOfNode = isKitError(error, 'RPC_ERROR')
  return textOfError(error) + (isOfNode ? JSON.stringify(error.cause) : '')
}
