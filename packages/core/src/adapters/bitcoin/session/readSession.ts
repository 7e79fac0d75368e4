import { findBitcoinNetwork } from '../../../addresses/bitcoinNetworks.js'
import {
  type BitcoinAddress,
  parseBitcoinAddress,
} from '../../../addresses/parseBitcoinAddress.js'
import type { Account } from '../../../entities/account/account.js'
import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { ConnectorSession } from '../../../ports/Connector.js'
import type { NamedAddress, WalletState } from '../wallets/BitcoinWallet.js'
import { addressKindOf } from './addressKindOf.js'

const addressesLimit = 100

type Checked = Omit<NamedAddress, 'address'> & BitcoinAddress

/**
 * Checks what a wallet says and finds the network that it means: the one that
 * it names, else the first configured one that has such addresses.
 * @returns undefined when it names no address, or is on none of the networks
 * @throws `WALLET_ANSWER_INVALID` for addresses that are none, or that do not
 * exist on the network it names
 */
export function readSession(parameters: {
  readonly state: WalletState
  /** The configured networks of the namespace. */
  readonly networks: readonly Network[]
  /** The network to be on, where the wallet leaves that to the site. */
  readonly wanted: NetworkId | undefined
  /** Whether the wallet can be asked to be on another network. */
  readonly canSwitch: boolean
}): ConnectorSession | undefined {
  const { canSwitch, networks, state, wanted } = parameters
  if (state.addresses.length === 0) return undefined
  const checked = state.addresses
    .slice(0, addressesLimit)
    .flatMap((named): readonly Checked[] => {
      const parsed = parseBitcoinAddress(named.address)
      return parsed ? [{ ...named, ...parsed }] : []
    })
  const fitting = (networkId: NetworkId) =>
    checked.filter((address) => fits(address, networkId, networks))
  const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
  const candidates = state.networkId
    ? [state.networkId]
    : [...configured.filter((networkId) => networkId === wanted), ...configured]
  const networkId = candidates.find((one) => fitting(one).length > 0)
  const isLie = checked.length === 0 || (!networkId && state.networkId)
  if (isLie)
    throw new KitError('WALLET_ANSWER_INVALID', { method: 'getAccounts' })
  if (!networkId) return undefined

  const [first, ...others] = toAccounts(fitting(networkId))
  if (!first) return undefined
  const served = configured.filter((one) =>
    canSwitch ? findBitcoinNetwork(one) : fitting(one).length > 0,
  )
  return {
    accounts: [first, ...others],
    caipNetworkId: networkId,
    ...(served.length < configured.length && { networkIds: served }),
  }
}

function fits(
  { kinds, networkNames }: Checked,
  networkId: NetworkId,
  networks: readonly Network[],
): boolean {
  const kind = addressKindOf(networkId, networks)
  const name = findBitcoinNetwork(networkId)?.name
  const isNamed = !networkNames || (name && networkNames.includes(name))
  return Boolean(isNamed && (!kind || kinds.includes(kind)))
}

/**
 * Payment first, each address once. Where a wallet does not say what its
 * addresses are for, the Taproot one beside another is for ordinals.
 */
function toAccounts(addresses: readonly Checked[]): readonly Account[] {
  const hasOther = addresses.some(({ type }) => type !== 'p2tr')
  const isForOrdinals = ({ purpose, type }: Checked) =>
    purpose ? purpose === 'ordinals' : type === 'p2tr' && hasOther
  const payment = addresses.filter((one) => !isForOrdinals(one))
  const ordinals = addresses.filter(isForOrdinals)
  const accounts = new Map<string, Account>()
  for (const { address } of payment)
    accounts.set(address, { address, type: 'payment' })
  for (const { address } of ordinals)
    if (!accounts.has(address))
      accounts.set(address, { address, type: 'payment', purpose: 'ordinals' })
  return [...accounts.values()]
}
