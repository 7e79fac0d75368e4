import { digestShown } from '../decode/digestSummary.js'
import type { Change, Simulation } from './Simulation.js'

/** Of a thousand parts that were to arrive, as many may be missing. */
const mostLess = 5n

/**
 * Whether a request would still do what the visitor read. Prices move with
 * every block: what arrives may be a little less, as the screen says, or more.
 * Nothing else may differ: not what leaves, where it may only be less, not who
 * controls what, and not how it ends.
 */
export function isAsRead(read: Simulation, again: Simulation): boolean {
  if (read.status !== 'changes' || again.status !== 'changes')
    return read.status === again.status
  return (
    read.isWhole === again.isWhole &&
    digestShown(read.approvals) === digestShown(again.approvals) &&
    read.changes.length === again.changes.length &&
    read.changes.every((change) => {
      const now = again.changes.find(isOf(change))
      return now !== undefined && isNoWorse(change.by, now.by)
    })
  )
}

const isOf =
  ({ asset }: Change) =>
  (other: Change) =>
    digestShown(asset) === digestShown(other.asset)

function isNoWorse(read: bigint, now: bigint): boolean {
  return read < 0n
    ? now < 0n && now >= read
    : now * 1_000n >= read * (1_000n - mostLess)
}
