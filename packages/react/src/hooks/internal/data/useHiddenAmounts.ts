import { useStoredValue } from './useStoredValue.js'

/**
 * Whether amounts are covered, everywhere in the kit and until the visitor
 * uncovers them.
 * @example const { isHidden, toggle } = useHiddenAmounts()
 */
export function useHiddenAmounts(): {
  isHidden: boolean
  toggle: () => void
} {
  const [isHidden = false, write] = useStoredValue('amountsHidden')
  return { isHidden, toggle: () => write(!isHidden) }
}
