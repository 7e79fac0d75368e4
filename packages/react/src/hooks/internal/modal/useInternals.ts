import { internals, type KitInternals } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'

/** What of the kit only its own code uses, e.g. the environment. */
export function useInternals(): KitInternals {
  return useKit()[internals]
}
