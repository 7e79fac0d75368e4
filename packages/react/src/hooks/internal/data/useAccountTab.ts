import { useReducer } from 'react'
import { useKitRoot } from '../modal/useKitRoot.js'

/**
 * The tab of Account that the visitor chose, for each chain family; it is
 * remembered as long as the page is there.
 */
export function useAccountTab(namespace = ''): {
  readonly selected: string
  readonly onSelect: (tab: string) => void
} {
  const { queries } = useKitRoot()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  return {
    selected: queries.accountTabs?.get(namespace) ?? 'tokens',
    onSelect(tab) {
      queries.accountTabs ??= new Map()
      queries.accountTabs.set(namespace, tab)
      drawAgain()
    },
  }
}
