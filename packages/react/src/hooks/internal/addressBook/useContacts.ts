import { isSameAddress, type Namespace } from '@hasp/core'
import { useAddressBook } from '../../useAddressBook.js'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'

/** Somebody that the visitor knows by name. */
export type Contact = {
  readonly address: string
  readonly name: string
  /** An account of the visitor's own. */
  readonly isOwn: boolean
}

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
  const isSame = (left: string, right: string) =>
    namespace !== undefined && isSameAddress(namespace, left, right)

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
    .filter(({ address }) => !saved.some((one) => isSame(one.address, address)))
  const contacts = namespace ? [...saved, ...own] : []
  return {
    contacts,
    find: (address) => contacts.find((one) => isSame(one.address, address)),
  }
}
