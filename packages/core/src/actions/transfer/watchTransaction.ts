import type { NetworkId } from '../../entities/networkId.js'
import { followTransaction } from '../../kit/followTransaction.js'
import type { Kit } from '../../kit/Kit.js'
import { joinSignals } from '../../utils/joinSignals.js'

/**
 * Follows a transaction until it is final or has failed; its status is kept in
 * the list of sent transactions. Closing the modal does not end this.
 *
 * @param parameters.from the sender, to notice a replacement by its nonce
 * @throws `CHAIN_NOT_SUPPORTED` when the network is not configured,
 * `UNSUPPORTED_CHAIN` when its family cannot be followed
 * @example await watchTransaction(kit, { hash, networkId, from })
 */
export async function watchTransaction(
  kit: Kit,
  { signal, ...about }: watchTransaction.Parameters,
): Promise<void> {
  const { controller, release } = joinSignals(signal, kit.lifetime())
  try {
    await followTransaction(kit, about, controller.signal)
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
