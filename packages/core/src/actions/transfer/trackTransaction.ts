import { isAddress } from '../../entities/account/address.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { parseTransactionHash } from '../../entities/transfer/transactionHash.js'
import { KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { followSent } from '../../kit/transactions/followTransaction.js'
import {
  followStored,
  storeTransactions,
} from '../../kit/transactions/storeTransactions.js'
import { selectConnected } from '../../stores/connection/connections.js'
import {
  findTransaction,
  transactionSent,
} from '../../stores/transactionChanges.js'
import { readShortText } from '../../utils/readShortText.js'

/** Of a label, so many are looked at. */
const mostCharacters = 1_024

/**
 * Lists a transaction that the site sent by itself, with what it does in the
 * site's words; to be called as soon as the wallet has answered. It is shown
 * beside what was sent from the kit and followed for a day, also by later visits,
 * and the visitor is told of its end. Telling of the same one again changes
 * nothing. At most 20 are kept; one that still waits for a block after that day is
 * forgotten, at the latest by the next visit.
 *
 * @param parameters.hash of the transaction; on Solana its first signature
 * @param parameters.label what it does, at most 64 letters of it are shown
 * @param parameters.networkId as CAIP-2; the network in use unless given
 * @param parameters.from who sent it; the account in use on the network unless
 * given. Both may be others by the time that a wallet has answered: give those
 * that it was asked with
 * @throws `INVALID_TRANSACTION` with the field that cannot be read,
 * `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK` when network or sender is not given
 * and none is in use, `CHAIN_NOT_SUPPORTED` when the network is not configured,
 * `UNSUPPORTED_CHAIN` when its namespace cannot be followed
 * @see `eth_getTransactionReceipt` on EVM, `getSignatureStatuses` on Solana
 * @example
 * import { trackTransaction } from '@hasp/core'
 *
 * trackTransaction(kit, {
 *   hash,
 *   label: 'Deposit into the vault',
 *   networkId: 'eip155:1',
 *   from: address,
 * })
 */
export function trackTransaction(
  kit: Kit,
  parameters: trackTransaction.Parameters,
): void {
  const { environment, adapters, stores } = kit[internals]
  const network = networkOf(kit, parameters.networkId)
  const { caipNetworkId: networkId, chainNamespace: namespace } = network
  if (!adapters.get(namespace)?.capabilities.watchTransaction)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  const hash = parseTransactionHash(namespace, parameters.hash)
  if (!hash) throw new KitError('INVALID_TRANSACTION', { field: 'hash' })
  const label = readLabel(parameters.label)
  if (!label) throw new KitError('INVALID_TRANSACTION', { field: 'label' })
  const from = parameters.from ?? senderOn(kit, namespace)
  if (!isSender(namespace, from))
    throw new KitError('INVALID_TRANSACTION', { field: 'from' })

  const intentId = `${networkId}:${hash}`
  const now = environment.clock.now()
  // An earlier visit or another tab may have it already, and its end.
  followStored(kit)
  if (!findTransaction(stores.transactions.getState(), intentId))
    stores.transactions.setState((state) =>
      transactionSent(state, {
        kind: 'tracked',
        ...{ intentId, networkId, from, hash, label },
        ...{ sentAt: now, changedAt: now },
        status: 'pending',
      }),
    )
  storeTransactions(kit)
  followSent(kit, intentId)
}

export declare namespace trackTransaction {
  type Parameters = {
    hash: string
    label: string
    networkId?: NetworkId | undefined
    from?: string | undefined
  }
}

/** On whichever network its wallet is by now. */
function senderOn(kit: Kit, namespace: Namespace): string {
  const connection = selectConnected(
    kit.stores.connections.getState(),
    namespace,
  )
  if (!connection) throw new KitError('NO_ACTIVE_ACCOUNT')
  return connection.accounts[0].address
}

/** Nodes want the digits of EVM with their prefix. */
function isSender(namespace: Namespace, from: unknown): boolean {
  if (typeof from !== 'string' || !isAddress(namespace, from)) return false
  return namespace !== 'eip155' || from.startsWith('0x')
}

/** A line that is too long is cut. */
function readLabel(label: unknown): string | undefined {
  return typeof label === 'string'
    ? readShortText(label.slice(0, mostCharacters))
    : undefined
}

/** @throws `CHAIN_NOT_SUPPORTED`, `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK` */
function networkOf(kit: Kit, networkId: NetworkId | undefined) {
  if (networkId === undefined) return requireActiveAccount(kit).network
  const network = findNetwork(kit.stores.networks.getState(), networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  return network
}
