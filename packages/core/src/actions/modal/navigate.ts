import type { Route } from '../../entities/modal/route.js'
import type { Kit } from '../../kit/Kit.js'
import { changeRoute } from '../../kit/modal/changeRoute.js'

/**
 * Shows another view of the modal: `push` on top of the history, `replace` the
 * top, `reset` to a history of one, or `remember` data in the current entry.
 * @example
 * import { navigate } from '@hasp/core'
 *
 * navigate(kit, { type: 'push', route: { view: 'Networks' } })
 */
export function navigate(
  kit: Kit,
  event: { type: 'push' | 'replace' | 'reset' | 'remember'; route: Route },
): void {
  changeRoute(kit, event)
}
