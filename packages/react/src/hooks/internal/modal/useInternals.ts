import { internals, type KitInternals } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'

/** The parts of the kit that only its own code uses, e.g. the environment. */
export function useInternals(): KitInternals {
  return useKit()[internals]
}
