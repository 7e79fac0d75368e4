import { KitError } from '../../../errors/KitError.js'
import { textOfError } from '../../../utils/textOfError.js'

/** What nodes say of transactions; wallets hand it on in their own errors. */
const sentences = [
  [/insufficient funds for gas/i, 'INSUFFICIENT_FUNDS_FOR_FEE'],
  [
    /insufficient (funds|balance)|exceeds (the )?balance/i,
    'INSUFFICIENT_FUNDS',
  ],
  [
    /nonce (is )?too (low|high)|replacement (transaction )?underpriced/i,
    'NONCE_CONFLICT',
  ],
] as const

/**
 * An error about a transaction as one of the catalogue, if it names a reason
 * that visitors can do something about.
 * @returns undefined when it does not
 */
export function fromNodeError(error: unknown): KitError | undefined {
  const text = textOfError(error)
  const found = sentences.find(([pattern]) => pattern.test(text))
  return found && new KitError(found[1], {}, { cause: error })
}
