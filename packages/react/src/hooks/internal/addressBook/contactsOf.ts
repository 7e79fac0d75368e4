import { isSameAddress, type Namespace } from '@hasp/core'
import type { WalletEntry } from '../../wallets/useConnectedWallets.js'
import type { AddressBookEntry } from './readAddressBookEntry.js'

/** Somebody that the visitor knows by name. */
export type Contact = {
  readonly address: string
  readonly name: string
  /** An account of the visitor's own. */
  readonly isOwn: boolean
}

/** Those whom a visitor knows in a namespace; a saved name goes first. */
export function contactsOf(
  namespace: Namespace,
  entries: readonly AddressBookEntry[],
  connected: readonly WalletEntry[],
): readonly Contact[] {
  const saved = entries
    .filter((entry) => entry.namespace === namespace)
    .map(({ address, name }) => ({ address, name, isOwn: false }))
  const own = connected
    .flatMap(({ accounts, label, walletName }) =>
      accounts.map(({ address }) => ({
        address,
        name: label ?? walletName,
        isOwn: true,
      })),
    )
    .filter(
      ({ address }) =>
        !saved.some((one) => isSameAddress(namespace, one.address, address)),
    )
  return [...saved, ...own]
}
