import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { RpcClient } from '../../rpc/createRpcClient.js'
import { followStatus, type Observation } from '../../rpc/followStatus.js'
import { createAsk } from '../rpc/createAsk.js'
import { parseUnits } from '../rpc/parseUnits.js'
import { commitment } from './commitment.js'
import { readStatus } from './readStatus.js'

/** A blockhash serves for so many blocks; after that nothing is taken. */
const blockhashLifetime = 150n

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
  /** It was signed before it was first unknown: later blocks do not take it. */
  let lastBlock: bigint | undefined

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
  await followStatus({ clock, look, onStatus, signal })
}
