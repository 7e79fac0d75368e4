import type { Kit, ViewName, WalletRule } from '@hasp/core'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Appearance } from './theme/Appearance.js'

/** What `KitProvider` gives to hooks and buttons. */
export type KitRoot = {
  readonly kit: Kit
  /** False on a server and in the first frame, when nothing is known yet. */
  readonly isStarted: boolean
  /** What the integrator changed about the looks. */
  readonly appearance: Appearance | undefined
  /**
   * The cache of the data hooks: the host's, or one made with the first. What
   * the directory said of the wallet rule is kept beside it.
   */
  readonly queries: {
    client: QueryClient | undefined
    walletRule?: WalletRule
  }
  /** Where the modal is drawn, once it was. */
  readonly portal: { host: HTMLElement | undefined }
  /** Tells readers of the kit's storage, by key, that it was written. */
  readonly notes: EventTarget
  /** How many components may open the modal. */
  readonly modalOpeners: { count: number }
  /** Fetches the modal and the view that it will show. */
  readonly prepare: (view?: ViewName) => void
  /** Tells that the views are shown in the page; undone by the result. */
  readonly embed: () => () => void
}

export const KitContext = createContext<KitRoot | undefined>(undefined)
