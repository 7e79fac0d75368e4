import { KitError } from '@hasp/core/errors'

/**
 * Ends the opening of a view that the kit does not have.
 * @throws `VIEW_UNKNOWN`
 */
export function refuseView(view: string): never {
  throw new KitError('VIEW_UNKNOWN', { view })
}
