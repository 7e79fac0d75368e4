import { isAddress, isNamespace } from '@hasp/core'
import type { StorageValue } from '@hasp/core/internal'
import { readContactName } from './readContactName.js'

/** A receiver that the visitor saved on this device. */
export type AddressBookEntry = StorageValue<'addressBook'>[number]

/** There is no stricter check where nothing can be sent yet. */
const anyAddressPattern = /^[0-9a-zA-Z]{8,128}$/

/**
 * Reads one entry of a file that a stranger may have written.
 * @returns the entry, or what is wrong with it
 */
export function readAddressBookEntry(
  input: unknown,
): AddressBookEntry | 'unreadable' | 'name' | 'address' {
  if (typeof input !== 'object' || input === null) return 'unreadable'
  const { address, name, namespace } = Object.fromEntries(
    Object.entries(input),
  ) as Record<string, unknown>
  if (typeof address !== 'string' || !isNamespace(namespace))
    return 'unreadable'
  const contactName = readContactName(name)
  if (!contactName) return 'name'
  const isPlausible =
    namespace === 'eip155' || namespace === 'solana'
      ? isAddress(namespace, address)
      : anyAddressPattern.test(address)
  return isPlausible ? { name: contactName, address, namespace } : 'address'
}
