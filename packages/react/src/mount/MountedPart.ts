import type { Namespace, NetworkId } from '@hasp/core'
import type { AccountButton } from '../buttons/AccountButton.js'
import type { ConnectButton } from '../buttons/ConnectButton.js'
import type { NetworkButton } from '../buttons/NetworkButton.js'
import type { WalletButton } from '../buttons/WalletButton.js'
import type { KitProvider } from '../KitProvider.js'

/** What is drawn into an element, with what it takes; a connect button unless named. */
export type PartOptions =
  | ({ readonly part?: 'connectButton' | undefined } & Omit<
      ConnectButton.Props,
      'children'
    >)
  | ({ readonly part: 'accountButton' } & AccountButton.Props)
  | ({ readonly part: 'networkButton' } & NetworkButton.Props)
  | ({ readonly part: 'walletButton' } & WalletButton.Props)
  | { readonly part: 'embedded' }

/**
 * Texts for everything that is drawn for one kit: what the part says that was
 * mounted first.
 */
export type TextOptions = Pick<KitProvider.Props, 'locale' | 'messages'>

/** What a page outside React hears of the wallet in use. */
export type MountedState = {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly namespace?: Namespace | undefined
  readonly address?: string | undefined
  /** CAIP-2, e.g. `eip155:1`. */
  readonly networkId?: NetworkId | undefined
  readonly walletName?: string | undefined
}

/** A part of the kit in an element of the page. */
export type MountedPart = {
  readonly element: Element
  readonly options: PartOptions
  readonly texts: TextOptions
  readonly onState?: ((state: MountedState) => void) | undefined
}
