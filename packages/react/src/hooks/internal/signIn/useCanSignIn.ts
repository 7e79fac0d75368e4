import { internals } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'

/** Whether the site asks anybody to sign in. */
export function useCanSignIn(): boolean {
  return useKit()[internals].signIn !== undefined
}
