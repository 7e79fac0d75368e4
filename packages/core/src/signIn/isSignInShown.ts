import type { Kit } from '../kit/Kit.js'
import { selectRoute } from '../stores/router.js'

/** The view in which visitors are asked. */
export const signInView = 'SIWXSignMessage'

/** Whether the visitor sees it. */
export function isSignInShown({ stores }: Kit): boolean {
  return (
    stores.modal.getState().isOpen &&
    selectRoute(stores.router.getState()).view === signInView
  )
}
