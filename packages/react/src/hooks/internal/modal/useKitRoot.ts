import { useContext } from 'react'
import { KitContext, type KitRoot } from '../../../KitContext.js'

export type { OwnView, OwnViewProps } from '../../../KitContext.js'

/** What a view may fetch with before it is drawn. */
export type ViewResources = Pick<KitRoot, 'kit' | 'queries'>

/** What the nearest `KitProvider` gives. */
export function useKitRoot(): KitRoot {
  const root = useContext(KitContext)
  if (!root) throw new Error('Hasp: wrap this component in <KitProvider>.')
  return root
}
