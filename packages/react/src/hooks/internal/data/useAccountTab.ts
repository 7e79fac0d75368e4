import type { Network } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useReducer } from 'react'
import { useKitRoot } from '../modal/useKitRoot.js'

/**
 * The tab of Account that the visitor chose, for each chain family; it is
 * remembered as long as the page is there.
 * @returns undefined where nobody knows what the account did
 */
export function useAccountTab(network: Network | undefined):
  | {
      readonly selected: string
      readonly onSelect: (tab: string) => void
    }
  | undefined {
  const { kit, queries } = useKitRoot()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isCovered =
    network &&
    kit.options.features.activity &&
    kit[internals].dataSource.historyOn?.(network)
  if (!isCovered) return undefined
  const { chainNamespace } = network
  return {
    selected: queries.accountTabs?.get(chainNamespace) ?? 'tokens',
    onSelect(tab) {
      queries.accountTabs ??= new Map()
      queries.accountTabs.set(chainNamespace, tab)
      drawAgain()
    },
  }
}
