import { isSameAddress, type Namespace } from '@hasp/core'
import { useAddressBook } from '../../useAddressBook.js'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'
import { type Contact, contactsOf } from './contactsOf.js'

export type Contacts = {
  readonly contacts: readonly Contact[]
  readonly find: (address: string) => Contact | undefined
}

/**
 * The address book and the visitor's own accounts of a namespace.
 * @param namespace none are found without
 * @example const { find } = useContacts('eip155'); find(address)?.name
 */
export function useContacts(namespace: Namespace | undefined): Contacts {
  const { entries } = useAddressBook()
  const { connected } = useConnectedWallets({ namespace })
  const contacts = namespace ? contactsOf(namespace, entries, connected) : []
  return {
    contacts,
    find: (address) =>
      contacts.find(
        (one) => namespace && isSameAddress(namespace, one.address, address),
      ),
  }
}
