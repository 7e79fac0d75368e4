import { reportedNetworkId } from '../session/reportedNetworkId.js'
import type { NamedAddress, WalletState } from './BitcoinWallet.js'

type Named = {
  readonly address?: unknown
  readonly purpose?: unknown
  readonly symbol?: unknown
}

type Answer = {
  readonly addresses?: unknown
  readonly network?: { readonly bitcoin?: { readonly name?: unknown } }
}

/**
 * Reads what wallets answer to `wallet_connect`, `wallet_getAccount`,
 * `getAccounts` and `getAddresses`. Addresses of other chains are left out.
 * @returns undefined when it names no addresses at all
 */
export function readAddresses(result: unknown): WalletState | undefined {
  const { addresses, network } = (result ?? {}) as Answer
  const list: unknown = Array.isArray(result) ? result : addresses
  if (!Array.isArray(list)) return undefined
  return {
    addresses: list.flatMap(readAddress),
    networkId: reportedNetworkId(network?.bitcoin?.name),
  }
}

function readAddress(entry: unknown): readonly NamedAddress[] {
  const { address, purpose, symbol = 'BTC' } = (entry ?? {}) as Named
  if (typeof address !== 'string' || symbol !== 'BTC') return []
  if (purpose === 'payment' || purpose === 'ordinals')
    return [{ address, purpose }]
  return purpose === undefined || purpose === null ? [{ address }] : []
}
