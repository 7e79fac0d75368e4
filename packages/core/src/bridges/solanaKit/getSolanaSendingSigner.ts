import {
  address as asAddress,
  getBase58Encoder,
  getTransactionEncoder,
  type MessagePartialSigner,
  type SignatureBytes,
  type TransactionSendingSigner,
} from '@solana/kit'
import { asKitError } from '../../errors/asKitError.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { provesNotSent } from '../../policies/transfer/provesNotSent.js'
import { requireConnection } from '../requireConnection.js'
import { findSolanaWallet } from './findSolanaWallet.js'
import { messageSigner } from './messageSigner.js'

/** Signs and sends transactions, and signs messages, of `@solana/kit`. */
export type SolanaSendingSigner = TransactionSendingSigner &
  MessagePartialSigner

/**
 * A signer of `@solana/kit` whose wallet sends what it signs, for the Solana
 * account in use. Once the wallet is on another account, it refuses.
 * @throws `NO_ACTIVE_ACCOUNT` while no Solana wallet is connected;
 * `UNSUPPORTED_METHOD` when the wallet leaves sending to the site. Signing
 * rejects with `SEND_OUTCOME_UNKNOWN` when a transaction may have been sent
 * @see Wallet Standard `solana:signAndSendTransaction`
 * @example
 * import { getSolanaSendingSigner } from '@hasp/core/solanaKit'
 *
 * const signer = getSolanaSendingSigner(kit)
 * console.log(signer.address)
 */
export function getSolanaSendingSigner(kit: Kit): SolanaSendingSigner {
  const connection = requireConnection(kit, 'solana')
  const address = asAddress(connection.accounts[0].address)
  const networkId = connection.caipNetworkId
  const encoder = getTransactionEncoder()
  const findSender = () => {
    const send = findSolanaWallet(kit, address).signAndSendTransaction
    if (!send)
      throw new KitError('UNSUPPORTED_METHOD', {
        method: 'signAndSendTransaction',
      })
    return send
  }
  findSender()
  return {
    ...messageSigner(kit, address),
    async signAndSendTransactions(transactions, { abortSignal } = {}) {
      const signatures: SignatureBytes[] = []
      for (const transaction of transactions) {
        abortSignal?.throwIfAborted()
        const send = findSender()
        const signature = await send({
          transaction: Uint8Array.from(encoder.encode(transaction)),
          networkId,
          signal: abortSignal,
        }).catch((error: unknown) => {
          throw toSendingError(error)
        })
        signatures.push(getBase58Encoder().encode(signature) as SignatureBytes)
      }
      return signatures
    },
  }
}

/** What does not prove that nothing was sent is not told as a failure. */
function toSendingError(caught: unknown): KitError {
  const error = asKitError(caught)
  return provesNotSent('solana', error)
    ? error
    : new KitError('SEND_OUTCOME_UNKNOWN', {}, { cause: error })
}
