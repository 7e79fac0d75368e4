import type { NetworkId } from '../../entities/network/networkId.js'
import type { TransactionStatus } from '../../entities/transfer/transaction.js'
import { KitError } from '../../errors/KitError.js'
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
 * @throws `CANCELLED` when the signal is aborted or the kit stopped; who else
 * watches the same goes on. `CHAIN_NOT_SUPPORTED` when the network is not configured,
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
  const { controller, release } = joinSignals(signal, kit[internals].lifetime())
  if (controller.signal.aborted) throw new KitError('CANCELLED')
  const { end, leave } = joinWatch(kit, about)
  try {
    await new Promise<void>((resolve, reject) => {
      controller.signal.addEventListener('abort', () =>
        reject(new KitError('CANCELLED')),
      )
      end.then(resolve, reject)
    })
  } finally {
    release()
    leave()
  }
}

type Followed = Omit<watchTransaction.Parameters, 'signal'>

type Watch = {
  readonly end: Promise<void>
  readonly controller: AbortController
  callers: number
}

const watches = new WeakMap<Kit, Map<string, Watch>>()

/** One follows it for all who ask, as long as one of them waits. */
function joinWatch(kit: Kit, about: Followed) {
  const running = watches.get(kit) ?? new Map<string, Watch>()
  watches.set(kit, running)
  const name = [about.networkId, about.from, about.hash].join(' ')
  const watch = running.get(name) ?? beginWatch(kit, about)
  running.set(name, watch)
  watch.callers += 1
  return {
    end: watch.end,
    leave() {
      watch.callers -= 1
      if (watch.callers > 0) return
      running.delete(name)
      watch.controller.abort()
    },
  }
}

function beginWatch(kit: Kit, { from, hash, networkId }: Followed): Watch {
  const { environment, events } = kit[internals]
  const controller = new AbortController()
  let status: TransactionStatus = 'pending'
  const end = followTransaction(kit, {
    networkId,
    signal: controller.signal,
    transaction: { from, hash, status, sentAt: environment.clock.now() },
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
  return { end, controller, callers: 0 }
}

export declare namespace watchTransaction {
  type Parameters = {
    hash: string
    networkId: NetworkId
    from: string
    signal?: AbortSignal | undefined
  }
}
