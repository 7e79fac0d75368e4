import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Notes that the page shows the views in itself: no modal opens meanwhile.
 * @returns undoes it
 * @example
 * import { embedViews } from '@hasp/core/internal'
 *
 * const stop = embedViews(kit)
 * stop()
 */
export function embedViews(kit: Kit): () => void {
  const { modal } = kit[internals].stores
  const add = (count: number) =>
    modal.setState(({ embeddedCount }) => ({
      embeddedCount: embeddedCount + count,
    }))
  add(1)
  return () => add(-1)
}
