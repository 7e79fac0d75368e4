import type { SendTrace } from '../../../entities/transfer/transaction.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Clock } from '../../../ports/Environment.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { createEvmRead } from './createEvmRead.js'
import { writeTrace } from './evmTrace.js'

/** The visitor waits for the wallet: a slow node is not waited for. */
const limitMs = 2_000

/**
 * Notes where an account's next transaction will be found, before its wallet
 * is asked for it. A node that does not answer leaves no note.
 */
export async function notePlace(
  client: RpcClient,
  clock: Clock,
  about: { readonly from: string; readonly signal: AbortSignal },
): Promise<SendTrace> {
  try {
    const [countBefore, blockBefore] = await withDeadline({
      run(signal) {
        const read = createEvmRead(client, signal)
        return Promise.all([
          read(
            'eth_getTransactionCount',
            [about.from, 'latest'],
            parseQuantity,
          ),
          read('eth_blockNumber', [], parseQuantity),
        ])
      },
      clock,
      limitMs,
      signal: about.signal,
    })
    return writeTrace({ countBefore, blockBefore })
  } catch {
    return {}
  }
}
