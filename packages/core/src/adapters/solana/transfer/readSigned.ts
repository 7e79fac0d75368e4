import { encodeBase58 } from '../../../encoding/base58.js'
import { KitError } from '../../../errors/KitError.js'
import { type ReadTransfer, readTransfer } from './readTransfer.js'

/**
 * What a wallet has signed, with the hash that the network will know it by.
 * @throws `WALLET_ANSWER_INVALID` when it is no signed transaction
 */
export function readSigned(signed: Uint8Array): ReadTransfer & {
  readonly hash: string
} {
  let cause: unknown
  try {
    const returned = readTransfer(signed)
    const { signature } = returned
    if (signature) return { ...returned, hash: encodeBase58(signature) }
  } catch (thrown) {
    cause = thrown
  }
  const method = 'solana:signTransaction'
  throw new KitError('WALLET_ANSWER_INVALID', { method }, { cause })
}
