import type { Network } from '../../entities/network.js'
import { KitError } from '../../errors/KitError.js'
import type { Environment } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'

const answerLimitMs = 10_000

/** What a page may read; the wallet's owner is not asked for it. */
const readPattern =
  /^(eth_(block|call|chain|create|estimate|fee|gas|get|max|protocol|syncing)|net_|web3_)/

/** Whether a request is for a node, not for a wallet. */
export function isForNode(method: string): boolean {
  return readPattern.test(method)
}

/**
 * Asks the nodes of a network in their order.
 * @throws `RPC_UNAVAILABLE` when none answers; what a node itself reports is
 * an error with its `code`
 */
export async function askNode(
  { clock, fetch }: Pick<Environment, 'clock' | 'fetch'>,
  network: Network,
  request: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  let cause: unknown
  for (const url of network.rpcUrls.default.http) {
    const answer = await withDeadline({
      clock,
      limitMs: answerLimitMs,
      run: async (signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...request }),
          signal,
        })
        return (await response.json()) as Answer | null
      },
    }).catch((error: unknown) => {
      cause = error
      return undefined
    })
    if (answer?.error) {
      const { code, data, message } = answer.error
      throw Object.assign(new Error(String(message)), { code, data })
    }
    if (answer && 'result' in answer) return answer.result
  }
  const networkId = network.caipNetworkId
  throw new KitError('RPC_UNAVAILABLE', { networkId }, { cause })
}

type Answer = {
  readonly result?: unknown
  readonly error?: {
    readonly code?: unknown
    readonly message?: unknown
    readonly data?: unknown
  }
}
