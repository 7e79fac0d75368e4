/**
 * Fetches the wallets that come with the kit, ahead of the first question.
 * @example
 * import { loadSnapshot } from '@hasp/core/internal'
 *
 * const { snapshot } = await loadSnapshot()
 */
export const loadSnapshot = () => import('./snapshot.js')
