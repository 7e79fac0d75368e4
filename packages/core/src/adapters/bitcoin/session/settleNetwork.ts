import { findBitcoinNetwork } from '../../../addresses/bitcoinNetworks.js'
import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { ConnectorSession } from '../../../ports/Connector.js'
import type { Clock } from '../../../ports/Environment.js'
import { wait } from '../../../utils/wait.js'
import type { BitcoinWallet, WalletState } from '../wallets/BitcoinWallet.js'

/** Some wallets answer before they are on the new network. */
const settleDelaysMs = [0, 100, 400]

/**
 * Asks a wallet to be on a network, and resolves once it says that it is. A
 * wallet that cannot be told is on every network that it has addresses of.
 * @throws `UNSUPPORTED_CHAIN` when it does not get there; `USER_REJECTED` …
 */
export async function settleNetwork(parameters: {
  readonly wallet: BitcoinWallet
  readonly network: Network
  readonly understand: (
    state: WalletState,
    wanted: NetworkId,
  ) => ConnectorSession | undefined
  readonly clock: Clock
  readonly signal: AbortSignal
}): Promise<ConnectorSession> {
  const { clock, network, signal, understand, wallet } = parameters
  const networkId = network.caipNetworkId
  const name = findBitcoinNetwork(networkId)?.name
  const said = name ? await wallet.switchNetwork?.(name, signal) : undefined
  for (const delayMs of said === true ? settleDelaysMs : [0]) {
    if (delayMs > 0) await wait(clock, delayMs, signal)
    const state =
      typeof said === 'object' ? said : await wallet.readState(signal)
    const session = understand(state, networkId)
    if (session?.caipNetworkId === networkId) return session
  }
  throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'bip122' })
}
