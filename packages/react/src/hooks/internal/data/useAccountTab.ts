import { hasHistory, type Network } from '@hasp/core'
import { useReducer } from 'react'
import { useStore } from '../../useStore.js'
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
  const isCovered = useStore(
    kit.stores.features,
    () => network && hasHistory(kit, network.caipNetworkId),
  )
  if (!network || !isCovered) return undefined
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
