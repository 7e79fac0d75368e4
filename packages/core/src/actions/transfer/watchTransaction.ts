import type { NetworkId } from '../../entities/network/networkId.js'
import type { TransactionStatus } from '../../entities/transfer/transaction.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { followTransaction } from '../../kit/transactions/followTransaction.js'
import { invalidateSender } from '../../kit/transactions/invalidateAccount.js'
import { joinSignals } from '../../utils/joinSignals.js'

/**
 * Follows any transaction of an account until it is over, or for a day; each
 * change is reported by the event `TRANSACTION_STATUS`. What `sendToken` sent is
 * followed without this. On Solana none is ever `dropped`: it may have a nonce that
 * does not expire.
 *
 * @param parameters.from the sender, to notice a replacement by its nonce
 * @throws `CHAIN_NOT_SUPPORTED` when the network is not configured,
 * `UNSUPPORTED_CHAIN` when its namespace cannot be followed
 * @see `eth_getTransactionReceipt` on EVM, `getSignatureStatuses` on Solana
 * @example
 * import { watchTransaction } from '@hasp/core'
 *
 * await watchTransaction(kit, { hash, networkId: 'eip155:1', from })
 */
export async function watchTransaction(
  kit: Kit,
  { signal, ...about }: watchTransaction.Parameters,
): Promise<void> {
  const { lifetime, environment, events } = kit[internals]
  const { from, hash, networkId } = about
  const { controller, release } = joinSignals(signal, lifetime())
  let status: TransactionStatus = 'pending'
  try {
    await followTransaction(kit, {
      name: hash,
      begin: () => controller.signal,
      networkId,
      transaction: {
        from,
        hash,
        status,
        sentAt: environment.clock.now(),
      },
      onChange(change) {
        if (change.status === undefined || change.status === status) return
        status = change.status
        invalidateSender(kit, { networkId, from, status })
        events.emit('TRANSACTION_STATUS', {
          hash: change.replacedBy ?? hash,
          status,
        })
      },
    })
  } finally {
    release()
  }
}

export declare namespace watchTransaction {
  type Parameters = {
    hash: string
    networkId: NetworkId
    from: string
    signal?: AbortSignal | undefined
  }
}
