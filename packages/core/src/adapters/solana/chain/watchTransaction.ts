import type { TransactionStatus } from '../../../entities/transaction.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { wait } from '../../../utils/wait.js'
import type { RpcClient } from '../../rpc/createRpcClient.js'
import { createAsk } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { commitment } from './commitment.js'
import { type Observation, readStatus } from './readStatus.js'

const firstDelayMs = 1_000
const longestDelayMs = 8_000
const delayGrowth = 1.25

/** A blockhash serves for so many blocks; after that nothing is taken. */
const blockhashLifetime = 150n

/** Blocks that do not come are not waited for without end. */
const unknownLimitMs = 5 * 60_000

/**
 * Follows a transaction until it is finalized, or until its blockhash has
 * expired without a node knowing it. One that the network took but that failed
 * is `reverted`; a node that does not answer is asked again.
 * @throws `CANCELLED` when the signal is aborted
 */
export async function watchTransaction(
  client: RpcClient,
  clock: Clock,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
): Promise<void> {
  const { hash, onStatus, signal } = parameters
  const ask = createAsk(client, signal, true)
  let status: TransactionStatus = 'pending'
  let delayMs = firstDelayMs
  /** It was signed before it was first unknown: later blocks do not take it. */
  let lastBlock: bigint | undefined
  let unknownMs = 0

  const change = (next: TransactionStatus) => {
    if (next === status) return
    status = next
    delayMs = firstDelayMs
    onStatus(next)
  }
  const isExpired = async () => {
    const height = await ask('getBlockHeight', [{ commitment }], parseUnits)
    lastBlock ??= height + blockhashLifetime
    return height > lastBlock
  }
  const look = async (): Promise<Observation> => {
    const seen = await readStatus(ask, hash)
    if (seen !== 'unknown' || !(await isExpired())) return seen
    // It may have been taken right before it expired.
    const last = await readStatus(ask, hash)
    return last === 'unknown' ? { status: 'dropped', isOver: true } : last
  }
  while (true) {
    if (signal.aborted) throw new KitError('CANCELLED')
    const seen = await look().catch(ignoreFailure)
    if (seen === 'unknown') {
      if (unknownMs >= unknownLimitMs) return change('dropped')
      change('pending')
      unknownMs += delayMs
    } else if (seen) {
      unknownMs = 0
      if (seen.status === 'final') change('included')
      change(seen.status)
      if (seen.isOver) return
    }
    await wait(clock, delayMs, signal)
    delayMs = Math.min(delayMs * delayGrowth, longestDelayMs)
  }
}

/** A node that is away says nothing about the transaction. */
function ignoreFailure(error: unknown): undefined {
  if (isKitError(error, 'CANCELLED')) throw error
  return undefined
}
