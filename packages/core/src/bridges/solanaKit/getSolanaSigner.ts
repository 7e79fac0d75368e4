import {
  address as asAddress,
  getTransactionEncoder,
  type MessagePartialSigner,
  type TransactionModifyingSigner,
} from '@solana/kit'
import type { Kit } from '../../kit/Kit.js'
import { requireConnection } from '../requireConnection.js'
import { findSolanaWallet } from './findSolanaWallet.js'
import { messageSigner } from './messageSigner.js'
import { readSigned } from './readSigned.js'

/** Signs transactions and messages of `@solana/kit`. */
export type SolanaSigner = TransactionModifyingSigner & MessagePartialSigner

/**
 * A signer of `@solana/kit` for the Solana account in use. It stands for that
 * account: once the wallet is on another, it refuses to sign.
 * @throws `NO_ACTIVE_ACCOUNT` while no Solana wallet is connected
 * @see Wallet Standard `solana:signTransaction`, `solana:signMessage`
 * @example
 * import { getSolanaSigner } from '@hasp/core/solanaKit'
 *
 * const signer = getSolanaSigner(kit)
 * const signatures = await signer.signMessages([
 *   { content: new TextEncoder().encode('Hello'), signatures: {} },
 * ])
 */
export function getSolanaSigner(kit: Kit): SolanaSigner {
  const connection = requireConnection(kit, 'solana')
  const address = asAddress(connection.accounts[0].address)
  const networkId = connection.caipNetworkId
  const encoder = getTransactionEncoder()
  return {
    ...messageSigner(kit, address),
    async modifyAndSignTransactions(transactions, { abortSignal } = {}) {
      abortSignal?.throwIfAborted()
      const [first, ...others] = transactions.map((transaction) =>
        Uint8Array.from(encoder.encode(transaction)),
      )
      if (!first) return []
      const wallet = findSolanaWallet(kit, address)
      const about = { networkId, signal: abortSignal }
      const signed =
        others.length > 0
          ? await wallet.signAllTransactions({
              transactions: [first, ...others],
              ...about,
            })
          : [await wallet.signTransaction({ transaction: first, ...about })]
      return await Promise.all(
        transactions.map((before, index) =>
          readSigned(signed[index] ?? new Uint8Array(), before, address),
        ),
      )
    },
  }
}
