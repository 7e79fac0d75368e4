import { findNetwork } from '../../entities/network/findNetwork.js'
import type {
  SentTransaction,
  SentTransfer,
} from '../../entities/transfer/transaction.js'
import {
  isInDoubt,
  isOpen,
  isTransfer,
} from '../../entities/transfer/transactionState.js'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { changeTransaction } from './changeTransaction.js'
import { followSent } from './followTransaction.js'
import { followStored } from './storeTransactions.js'

export { followStored }

/**
 * Whether it is followed although nobody looks at it: because it is in doubt, or
 * because the site wants the visitor to be told of its end.
 */
function isFollowedUnseen(sent: SentTransaction): boolean {
  return isInDoubt(sent) || (!isTransfer(sent) && isOpen(sent))
}

const dayMs = 24 * 60 * 60_000

/**
 * Follows the transactions of earlier visits. Those of which nobody knows whether
 * they were sent, and those that the site told of, are always followed; with
 * `pendingTransactions.poll` the others are too, at once and then at the interval
 * (specification 9: off, 30000 ms).
 */
export function pollTransactions(kit: Kit, signal: AbortSignal): void {
  const { clock } = kit[internals].environment
  const { intervalMs, poll } = kit.options.pendingTransactions
  // What became too old meanwhile goes.
  followStored(kit)
  const look = () => {
    const now = clock.now()
    for (const sent of kit.stores.transactions.getState().transactions) {
      const isRecent = now - sent.sentAt < dayMs
      if ((poll && isOpen(sent)) || (isRecent && isFollowedUnseen(sent)))
        followSent(kit, sent.intentId)
    }
    if (poll) clock.after(intervalMs, look, signal)
  }
  look()
}

type Answer = Extract<ConnectorEvent, { type: 'requestAnswered' }>

/**
 * Puts an answer that is no longer awaited where it belongs: to the
 * oldest transfer that it answers.
 */
export async function noteAnswer(kit: Kit, answer: Answer): Promise<void> {
  const network = findNetwork(kit.stores.networks.getState(), answer.networkId)
  const read =
    network &&
    kit[internals].adapters.get(network.chainNamespace)?.capabilities
      .readLateAnswer
  if (!read) return
  for (const transaction of waitingFor(kit, answer)) {
    const change = await read({ network, transaction, answer })
    if (!change) continue
    changeTransaction(kit, transaction.intentId, change)
    followSent(kit, transaction.intentId)
    return
  }
}

function waitingFor(kit: Kit, { networkId }: Answer): SentTransfer[] {
  return kit.stores.transactions
    .getState()
    .transactions.filter(isTransfer)
    .filter(
      (one) =>
        one.networkId === networkId && isOpen(one) && one.hash === undefined,
    )
    .toReversed()
}
