import type { Kit, ViewName, WalletRule } from '@hasp/core'
import type { getConnectWallets } from '@hasp/core/internal'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext } from 'react'
import type { Slots } from './Slots.js'
import type { Looks } from './theme/prepareLooks.js'

export type { OwnView, OwnViewProps } from './Slots.js'

/** What `KitProvider` gives to hooks and buttons. */
export type KitRoot = Looks & {
  readonly kit: Kit
  /** False on the server and in the first frame. */
  readonly isStarted: boolean
  /** What the site draws itself. */
  readonly slots?: Slots | undefined
  /**
   * The cache of the data hooks: the host's, or one created on first use. The
   * directory's answers about the wallet rule and the first list are kept
   * beside it, and the tab of Account that was chosen for each chain family.
   */
  readonly queries: {
    client: QueryClient | undefined
    walletRule?: WalletRule
    connectWallets?: getConnectWallets.Result
    accountTabs?: Map<string, string>
  }
  /** The element the modal is rendered into, once it exists. */
  readonly portal: { host: HTMLElement | undefined }
  /** Emits the key of every stored value that a hook writes. */
  readonly storageChanges: EventTarget
  /** How many components may open the modal. */
  readonly modalOpeners: { count: number }
  /** Fetches the modal. */
  readonly loadModal: () => Promise<{ readonly default: ComponentType }>
  /** Fetches the modal and the view it opens with. */
  readonly prepare: (view?: ViewName) => void
}

export const KitContext = createContext<KitRoot | undefined>(undefined)
