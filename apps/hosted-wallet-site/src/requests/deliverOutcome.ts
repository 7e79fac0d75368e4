import { FrameError } from '@hasp/protocol/frame'
import { ServiceError, type ServiceFailure } from '../service/ServiceError.js'
import type { AskNetwork } from './createNodeAsker.js'
import type { Outcome } from './createOutcomes.js'

type Broadcast = NonNullable<Outcome['broadcast']>

/** As long as a service needs that is started again. */
const pausesMs = [1_000, 3_000]

/** After these it has reached nobody. */
const refusals: readonly ServiceFailure[] = [
  'refused',
  'signedOut',
  'tooMany',
  'unproved',
]

/**
 * Sends what was signed, and the same bytes again where nobody can say whether
 * they arrived: a network takes them once.
 * @returns what the page gets
 * @throws FrameError `RPC_FAILED` where a node refused it, and `INTERNAL` where
 * it may have been sent, which pages take for an outcome that is not known
 */
export async function deliverOutcome(
  { broadcast, result }: Outcome,
  means: deliverOutcome.Means,
): Promise<unknown> {
  if (!broadcast) return result
  const { after, askNetwork, signal } = means
  const { method, networkId, params } = broadcast
  let isDoubtful = false
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await new Promise<void>((go) => after(pauseMs, go))
    try {
      await askNetwork(networkId, method, params, signal)
      return result
    } catch (error) {
      const isOfNode =
        error instanceof FrameError && error.code === 'RPC_FAILED'
      // A node that has it already says so by an error.
      if (isOfNode && (await isKnown(broadcast, result, means))) return result
      const isRefused =
        error instanceof ServiceError && refusals.includes(error.failure)
      if (!isDoubtful && (isOfNode || isRefused)) throw error
      isDoubtful = true
    }
    if (signal.aborted) break
  }
  throw new FrameError('INTERNAL')
}

export declare namespace deliverOutcome {
  interface Means {
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly askNetwork: AskNetwork
    readonly signal: AbortSignal
  }
}

/** Whether a network has the transaction, by the name that it has. */
async function isKnown(
  { method, networkId }: Broadcast,
  result: unknown,
  { askNetwork, signal }: deliverOutcome.Means,
): Promise<boolean> {
  try {
    if (method === 'eth_sendRawTransaction') {
      const found = await askNetwork(
        networkId,
        'eth_getTransactionByHash',
        [result],
        signal,
      )
      return found !== null && found !== undefined
    }
    const { signature } = result as { readonly signature: string }
    const { value } = (await askNetwork(
      networkId,
      'getSignatureStatuses',
      [[signature]],
      signal,
    )) as { readonly value: readonly unknown[] }
    return value[0] !== null
  } catch {
    return false
  }
}
