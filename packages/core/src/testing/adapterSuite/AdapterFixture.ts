import type { Network } from '../../entities/network/network.js'
import type { Connector } from '../../ports/Connector.js'
import type { Environment } from '../../ports/Environment.js'
import type { NamespaceAdapter } from '../../ports/NamespaceAdapter.js'
import type { FakeClock } from '../fakeClock.js'
import type { MockWallet } from '../mockWallets/MockWallet.js'

/** One namespace's parts, made anew for every case. */
export type AdapterFixture = {
  readonly adapter: NamespaceAdapter
  readonly environment: Environment
  readonly clock: FakeClock
  /** At least two that the wallet serves. */
  readonly networks: readonly [Network, Network, ...Network[]]
  readonly wallet: MockWallet
  /** Has the connector sign, and checks the signature independently. */
  signsAs(connector: Connector, address: string): Promise<boolean>
  /** Whether the wallet, or the site, decides about the network. */
  readonly networkIsChosenBy: 'wallet' | 'site'
}
