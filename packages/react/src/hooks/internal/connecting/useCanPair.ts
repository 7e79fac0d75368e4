import { findPairing } from '@hasp/core'
import { useKit } from '../../useKit.js'

/**
 * Whether wallets on other devices can be reached: a source of connectors
 * that pairs is configured.
 * @example const canPair = useCanPair()
 */
export function useCanPair(): boolean {
  return findPairing(useKit()) !== undefined
}
