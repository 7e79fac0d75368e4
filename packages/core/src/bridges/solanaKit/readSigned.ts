import {
  type Address,
  assertIsTransactionWithinSizeLimit,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type Transaction,
  type TransactionWithinSizeLimit,
  type TransactionWithLifetime,
} from '@solana/kit'
import { KitError } from '../../errors/KitError.js'

type Lifetime = TransactionWithLifetime['lifetimeConstraint']

/** A transaction that a wallet has signed, as `@solana/kit` passes it on. */
export type SignedTransaction = Transaction &
  TransactionWithinSizeLimit &
  TransactionWithLifetime

/**
 * Reads what a wallet made of a transaction. Wallets may change it, e.g. to
 * add a priority fee; how long it lives is known anew only if that changed.
 * @throws `WALLET_ANSWER_INVALID` unless the account has signed it
 */
export async function readSigned(
  bytes: Uint8Array,
  before: Transaction | (Transaction & TransactionWithLifetime),
  address: Address,
): Promise<SignedTransaction> {
  const signed = decode(bytes)
  if (!signed?.signatures[address])
    throw new KitError('WALLET_ANSWER_INVALID', { method: 'signTransaction' })
  assertIsTransactionWithinSizeLimit(signed)
  const lifetimeConstraint = await readLifetime(signed, before)
  return Object.freeze({ ...signed, lifetimeConstraint })
}

function decode(bytes: Uint8Array): Transaction | undefined {
  try {
    return getTransactionDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

async function readLifetime(
  { messageBytes }: Transaction,
  before: Transaction | (Transaction & TransactionWithLifetime),
): Promise<Lifetime> {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if ('lifetimeConstraint' in before) {
    const known = before.lifetimeConstraint
    const token = 'blockhash' in known ? known.blockhash : known.nonce
    if ('lifetimeToken' in message && message.lifetimeToken === token)
      return known
  }
  return await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
    message,
  )
}
