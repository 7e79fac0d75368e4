import type { Network } from '../../entities/network.js'
import type { NetworkId } from '../../entities/networkId.js'
import type { Connector } from '../../ports/Connector.js'
import type { Environment } from '../../ports/Environment.js'
import type { NamespaceAdapter } from '../../ports/NamespaceAdapter.js'
import type { FakeClock } from '../fakeClock.js'

/** What the wallet does with what it is asked next, and after that. */
export type WalletMood =
  | { readonly type: 'approve' }
  /** The visitor declines, in the words of the family. */
  | { readonly type: 'reject' }
  | { readonly type: 'never' }
  | { readonly type: 'throw'; readonly value: unknown }
  /** Says yes and gives this instead of what the family gives. */
  | { readonly type: 'give'; readonly value: unknown }

/** What a wallet is asked: one mood each. */
export type WalletQuestion = 'connect' | 'reconnect' | 'sign'

/** A wallet of a family, in the hands of the adapter suite. */
export type FamilyWallet = {
  /** Puts it on the page, as its family does. */
  appear(window: EventTarget): void
  /** Takes it off again; absent where the family cannot. */
  disappear?: (() => void) | undefined
  /** Two accounts; the first is in use at first. */
  addresses(networkId: NetworkId): readonly [string, string]
  /** The owner chooses the account with this index; the page is told. */
  choose(index: 0 | 1): void
  /** The owner takes the grant back; absent where a page cannot be told. */
  revoke?: (() => void) | undefined
  decide(question: WalletQuestion, mood: WalletMood): void
  /** How often its owner was asked so far. */
  prompts(): number
}

/** One family's parts, made anew for every case. */
export type AdapterFixture = {
  readonly adapter: NamespaceAdapter
  readonly environment: Environment
  readonly clock: FakeClock
  /** At least two that the wallet serves. */
  readonly networks: readonly [Network, Network, ...Network[]]
  readonly wallet: FamilyWallet
  /** Has the connector sign, and checks the signature independently. */
  signsAs(connector: Connector, address: string): Promise<boolean>
  /** Whether the wallet, or the site, decides about the network. */
  readonly networkIsChosenBy: 'wallet' | 'site'
}
