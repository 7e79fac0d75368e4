import type { ResolvedOptions } from '@hasp/core'
import { useKit } from './useKit.js'

/**
 * The kit's options, with every default filled in.
 * @example
 * import { useKitOptions } from '@hasp/react'
 *
 * const { app, features } = useKitOptions()
 */
export function useKitOptions(): ResolvedOptions {
  return useKit().options
}
