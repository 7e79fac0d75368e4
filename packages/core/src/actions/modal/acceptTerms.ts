import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Notes that the visitor accepts the site's conditions, or takes that back. It
 * is kept for this visit of the page only.
 * @example
 * import { acceptTerms } from '@hasp/core/internal'
 *
 * acceptTerms(kit, { isAccepted: true })
 */
export function acceptTerms(
  kit: Kit,
  { isAccepted }: { isAccepted: boolean },
): void {
  kit[internals].stores.modal.setState({ hasAcceptedTerms: isAccepted })
}
