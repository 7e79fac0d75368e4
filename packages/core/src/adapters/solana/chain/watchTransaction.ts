import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { followStatus, type Observation } from '../../rpc/followStatus.js'
import { createAsk } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { commitment } from './commitment.js'
import {
  parseStatus,
  readStatus,
  statusMethod,
  statusParameters,
} from './readStatus.js'
import { readTrace, writeTrace } from './solanaTrace.js'

/** How many blocks a blockhash is valid for. */
const blockhashLifetime = 150n

/** One look may be at a node that is behind the others. */
const absentLooks = 2

/**
 * Follows a transaction until it is finalized or, if it is a transfer of the
 * kit, until its blockhash has expired without any node knowing it. While it may
 * be taken, the bytes that were signed are sent again, and no others. A transfer
 * without a hash is looked for among what the account has sent. One that the
 * network took but that failed is `reverted`; a node that does not answer is
 * asked again.
 * @throws `CANCELLED` when the signal is aborted
 */
export async function watchTransaction(
  client: RpcClient,
  clock: Clock,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
): Promise<void> {
  const { isTaken, onChange, signal, transaction } = parameters
  const { from, transfer } = transaction
  const ask = createAsk(client, signal, true)
  let { hash } = transaction
  let trace = readTrace(transaction.trace)
  let looks = 0

  const isExpired = async () => {
    // What a site sent by itself may have a durable nonce, which never expires.
    if (!transfer) return false
    const height = await ask('getBlockHeight', [{ commitment }], parseUnits)
    if (trace.lastBlock === undefined) {
      // It was signed before it was first missed: later blocks do not take it.
      trace = { ...trace, lastBlock: height + blockhashLifetime }
      onChange({ trace: writeTrace(trace) })
    }
    return height > (trace.lastBlock ?? height)
  }
  /** A node may have dropped it: the same bytes cannot be taken twice. */
  const sendAgain = async () => {
    if (trace.signed === undefined) return
    const about = { encoding: 'base64', preflightCommitment: commitment }
    await ask('sendTransaction', [trace.signed, about], String).catch(
      () => undefined,
    )
  }
  /** Whether every node that is configured says that it does not know it. */
  const isUnknownToAll = async (of: string) =>
    (
      await client.readAll({
        method: statusMethod,
        params: statusParameters(of),
        parse: parseStatus,
        isChainAsserted: true,
        signal,
      })
    )?.every((status) => status === 'absent') === true

  const lookFor = async (of: string): Promise<Observation> => {
    const seen = await readStatus(ask, of)
    if (seen !== 'absent') {
      looks = 0
      return seen
    }
    if (!(await isExpired())) {
      await sendAgain()
      return seen
    }
    // It may have been taken right before it expired.
    if (!(await isUnknownToAll(of))) return seen
    looks += 1
    if (looks < absentLooks) return seen
    // What was signed is of no use any more, and long.
    const { lastBlock } = trace
    trace = { lastBlock }
    return { status: 'dropped', isOver: false, trace: writeTrace(trace) }
  }
  const find = async (): Promise<Observation> => {
    if (!transfer) return 'absent'
    const { findTransfer } = await import('../transfer/transfers.js')
    const { destination } = trace
    const found = await findTransfer(ask, {
      ...transfer,
      destination,
      from,
      isTaken,
      sentAt: transaction.sentAt,
    })
    if (found !== undefined) {
      const seen = await readStatus(ask, found)
      // Told together with what it is: a look that fails tells nothing.
      hash = found
      return seen === 'absent'
        ? { status: 'pending', hash, isOver: false }
        : { ...seen, hash }
    }
    // The wallet sends it itself, perhaps under a later blockhash.
    if (!trace.isOurs || !(await isExpired())) return 'absent'
    looks += 1
    return looks < absentLooks ? 'absent' : { status: 'notSent', isOver: true }
  }
  await followStatus({
    clock,
    look: () => (hash === undefined ? find() : lookFor(hash)),
    onChange,
    signal,
    transaction,
  })
}
