import { findNetwork } from '../../entities/network/findNetwork.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import {
  isSettled,
  type TransactionChange,
} from '../../entities/transfer/transaction.js'
import { isOpen, isTransfer } from '../../entities/transfer/transactionState.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type {
  Capabilities,
  FollowedTransaction,
} from '../../ports/NamespaceAdapter.js'
import {
  findTransaction,
  isHashOfAnother,
} from '../../stores/transactionChanges.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { changeTransaction } from './changeTransaction.js'

/**
 * Follows a transaction until it is over, or for a day.
 * @throws `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN`, `CANCELLED`
 */
export async function followTransaction(
  kit: Kit,
  about: {
    readonly networkId: NetworkId
    readonly transaction: FollowedTransaction
    readonly onChange: (change: TransactionChange) => void
    /** The transfer itself may have that hash. */
    readonly intentId?: string | undefined
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { intentId, networkId, onChange, signal, transaction } = about
  const network = findNetwork(kit.stores.networks.getState(), networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const namespace = network.chainNamespace
  const watch: Capabilities['watchTransaction'] | undefined =
    kit[internals].adapters.get(namespace)?.capabilities.watchTransaction
  if (!watch) throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  await watch({
    network,
    transaction,
    isTaken: (hash, { isSamePlace } = { isSamePlace: false }) =>
      isHashOfAnother(kit.stores.transactions.getState(), {
        ...{ hash, intentId, networkId },
        isTransferOnly: isSamePlace,
      }),
    onChange,
    signal,
  })
}

/**
 * Follows a transfer of the list, once at a time; who knows its hash takes the
 * place of who looked for it. One that cannot be followed is logged: its entry
 * stays.
 */
export function followSent(kit: Kit, intentId: string): void {
  const { lifetime, tasks, log } = kit[internals]
  const sent = findTransaction(kit.stores.transactions.getState(), intentId)
  if (!lifetime() || !sent || isSettled(sent)) return
  const { hash = 'unknown', networkId } = sent
  const follow = () =>
    followTransaction(kit, {
      intentId,
      networkId,
      transaction: {
        ...sent,
        ...(isTransfer(sent) && { transfer: sent }),
      },
      onChange(change) {
        const now = findTransaction(
          kit.stores.transactions.getState(),
          intentId,
        )
        // Another tab has told its hash meanwhile: who looks for it begins anew.
        const isFound = sent.hash === undefined && now?.hash !== undefined
        if (isFound && change.hash === undefined) followSent(kit, intentId)
        else changeTransaction(kit, intentId, change)
      },
      // Tasks end with the kit.
      signal: tasks.supersede(`follow ${intentId}`).signal,
    })
  tasks.share(`watch ${intentId} ${hash}`, follow).catch((error: unknown) => {
    if (!isKitError(error, 'CANCELLED'))
      log('warn', 'A transaction is no longer followed', error)
  })
}

/**
 * Follows every transfer of the list that may still arrive, earlier visits'
 * included, until its end is known or the kit is stopped. A view that shows
 * them calls it, so that none of them stands still; calls may repeat.
 * @example
 * import { followSentTransactions } from '@hasp/core/internal'
 *
 * followSentTransactions(kit)
 */
export function followSentTransactions(kit: Kit): void {
  for (const sent of kit.stores.transactions.getState().transactions)
    if (isOpen(sent)) followSent(kit, sent.intentId)
}
