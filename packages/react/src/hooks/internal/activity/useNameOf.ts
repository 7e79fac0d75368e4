import { isSameAddress } from '@hasp/core'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'
import { contactsOf } from '../addressBook/contactsOf.js'
import { useStoredValue } from '../data/useStoredValue.js'

/** What the visitor calls an EVM address; undefined for a stranger's. */
export function useNameOf(): (address: string) => string | undefined {
  const [entries = []] = useStoredValue('addressBook')
  const { connected } = useConnectedWallets({ namespace: 'eip155' })
  const contacts = contactsOf('eip155', entries, connected)
  return (address) =>
    contacts.find((one) => isSameAddress('eip155', one.address, address))?.name
}
