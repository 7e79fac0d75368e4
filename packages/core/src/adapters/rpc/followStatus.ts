import type { TransactionStatus } from '../../entities/transaction.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import { wait } from '../../utils/wait.js'

const firstDelayMs = 1_000
const longestDelayMs = 8_000
const delayGrowth = 1.25

/** What no node has known, nor anything in its place, for so long is gone. */
const droppedAfterMs = 5 * 60_000

/** What a look at a transaction gives. */
export type Observation =
  | { readonly status: TransactionStatus; readonly isOver: boolean }
  | 'unknown'

/**
 * Looks at a transaction, less and less often, until it is over or no node has
 * known it for five minutes. A look that fails says nothing.
 * @param parameters.onStatus told of changes only; it begins as `pending`
 * @throws `CANCELLED` when the signal is aborted
 */
export async function followStatus(parameters: {
  readonly clock: Clock
  readonly look: () => Promise<Observation>
  readonly onStatus: (status: TransactionStatus) => void
  readonly signal: AbortSignal
}): Promise<void> {
  const { clock, look, onStatus, signal } = parameters
  let status: TransactionStatus = 'pending'
  let delayMs = firstDelayMs
  /** Time awake in which nodes said that they do not know it. */
  let unknownMs = 0

  const change = (next: TransactionStatus) => {
    if (next === status) return
    status = next
    delayMs = firstDelayMs
    onStatus(next)
  }
  while (true) {
    if (signal.aborted) throw new KitError('CANCELLED')
    const seen = await look().catch(ignoreFailure)
    if (seen === 'unknown') {
      if (unknownMs >= droppedAfterMs) return change('dropped')
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
