// Specification 1, "Names": a name that moved is not followed silently.
import { isSameAddress } from '../../entities/account/address.js'
import type { Network } from '../../entities/network/network.js'
import type {
  SentTransaction,
  SentTransfer,
} from '../../entities/transfer/transaction.js'
import { isTransfer } from '../../entities/transfer/transactionState.js'

/**
 * The addresses that a visitor knows by a name: to which money followed it on
 * the network, the last one first, and those that are saved under it.
 * @param known.saved the address book
 */
export function addressesKnownFor(
  name: string,
  network: Pick<Network, 'caipNetworkId' | 'chainNamespace'>,
  known: {
    readonly transactions: readonly SentTransaction[]
    readonly saved: readonly {
      readonly name: string
      readonly address: string
      readonly namespace: string
    }[]
  },
): readonly string[] {
  const sent = known.transactions.filter(
    (one): one is SentTransfer =>
      isTransfer(one) &&
      one.toName === name &&
      one.networkId === network.caipNetworkId &&
      one.status !== 'notSent',
  )
  const saved = known.saved.filter(
    (entry) =>
      entry.namespace === network.chainNamespace && isNamed(entry.name, name),
  )
  return [...sent.map(({ to }) => to), ...saved.map(({ address }) => address)]
}

/**
 * Whether money may follow a name to an address: nobody knows the name by
 * others, or by this one as well.
 */
export function mayFollow(address: string, known: readonly string[]): boolean {
  return (
    known.length === 0 ||
    known.some((one) => isSameAddress('eip155', one, address))
  )
}

/** Whoever saves a name writes it as they please. */
function isNamed(label: string, name: string): boolean {
  return label.trim().toLowerCase().normalize('NFC') === name
}
