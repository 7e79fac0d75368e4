import type { TransactionChange } from '../../entities/transfer/transaction.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import type { FollowedTransaction } from '../../ports/NamespaceAdapter.js'
import { wait } from '../../utils/wait.js'

const firstDelayMs = 1_000
const longestDelayMs = 8_000
const delayGrowth = 1.25

/** A transaction that no node has seen is polled less and less often. */
const longestDoubtDelayMs = 5 * 60_000

/** How long a transaction may take to reach the site's nodes. */
const unseenAfterMs = 30_000

/** After a day nothing is looked for any more. */
const followedForMs = 24 * 60 * 60_000

/** What a look at a transaction gives. */
export type Observation =
  | (TransactionChange & {
      readonly status: NonNullable<TransactionChange['status']>
      readonly isOver: boolean
    })
  /** Nodes answered, and none of them knows it. */
  | 'absent'

/**
 * Looks at a transaction, less and less often, until it is over or a day has
 * gone by. A look that fails says nothing, and absence proves nothing: what
 * is absent is `unseen`, or stays `unknown` when it has no hash. What was
 * replaced or dropped is looked at for that day, too: blocks are undone, and
 * nodes are wrong.
 * @param parameters.onChange told of changes only
 * @throws `CANCELLED` when the signal is aborted
 */
export async function followStatus(parameters: {
  readonly clock: Clock
  readonly transaction: FollowedTransaction
  readonly look: () => Promise<Observation>
  readonly onChange: (change: TransactionChange) => void
  readonly signal: AbortSignal
}): Promise<void> {
  const { clock, look, onChange, signal, transaction } = parameters
  let { hash, replacedBy, status } = transaction
  let delayMs = firstDelayMs
  /** Time awake in which nodes said that they do not know it. */
  let absentMs = 0

  const notify = (change: TransactionChange) => {
    const next = { hash, replacedBy, status, ...change }
    const isChange =
      next.hash !== hash ||
      next.replacedBy !== replacedBy ||
      next.status !== status
    if (!isChange) return
    ;({ hash, replacedBy, status } = next)
    delayMs = firstDelayMs
    onChange(change)
  }
  do {
    if (signal.aborted) throw new KitError('CANCELLED')
    const seen = await look().catch(ignoreFailure)
    if (seen === 'absent') {
      // A block may have been undone.
      if (status === 'included') notify({ status: 'pending' })
      if (status === 'pending' && absentMs >= unseenAfterMs)
        notify({ status: 'unseen' })
      absentMs += delayMs
    } else if (seen) {
      absentMs = 0
      const { isOver, ...change } = seen
      if (change.status === 'final') notify({ ...change, status: 'included' })
      notify(change)
      if (isOver) return
    }
    await wait(clock, delayMs, signal)
    const isExpected = status === 'pending' || status === 'included'
    const longestMs = isExpected ? longestDelayMs : longestDoubtDelayMs
    delayMs = Math.min(delayMs * delayGrowth, longestMs)
  } while (clock.now() - transaction.sentAt < followedForMs)
}

/** A node that is away says nothing about the transaction. */
function ignoreFailure(error: unknown): undefined {
  if (isKitError(error, 'CANCELLED')) throw error
  return undefined
}
