import {
  isOpen,
  type SentTransaction,
} from '../../entities/transfer/transaction.js'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { findNetwork } from '../../stores/networks.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { changeTransaction } from './changeTransaction.js'
import { followSent } from './followTransaction.js'

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

function waitingFor(kit: Kit, { networkId }: Answer): SentTransaction[] {
  return kit.stores.transactions
    .getState()
    .transactions.filter(
      (one) =>
        one.networkId === networkId && isOpen(one) && one.hash === undefined,
    )
    .toReversed()
}
