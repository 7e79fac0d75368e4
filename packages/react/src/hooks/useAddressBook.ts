import { isNamespace, isSameAddress, type StorageValue } from '@hasp/core'
import { useStoredValue } from './useStoredValue.js'

/** A receiver that the visitor saved on this device. */
export type AddressBookEntry = StorageValue<'addressBook'>[number]

/** The saved receivers, and what changes them. */
export type AddressBook = {
  readonly entries: readonly AddressBookEntry[]
  /** Saves a receiver; one with the same address is replaced. */
  readonly add: (entry: AddressBookEntry) => void
  readonly remove: (entry: AddressBookEntry) => void
  /**
   * Adds what `export` gave.
   * @returns how many entries were readable
   */
  readonly import: (text: string) => number
  /** All entries as JSON. */
  readonly export: () => string
}

/**
 * The visitor's address book; it never leaves the device.
 * @example const { entries, add } = useAddressBook()
 */
export function useAddressBook(): AddressBook {
  const [entries = [], write] = useStoredValue('addressBook')
  const merge = (added: readonly AddressBookEntry[]) =>
    write([
      ...entries.filter((old) => !added.some((entry) => isSame(old, entry))),
      ...added,
    ])
  return {
    entries,
    add: (entry) => merge([entry]),
    remove: (gone) => write(entries.filter((entry) => !isSame(entry, gone))),
    import(text) {
      const added = readEntries(text)
      if (added.length > 0) merge(added)
      return added.length
    },
    export: () => JSON.stringify(entries, null, 2),
  }
}

function isSame(a: AddressBookEntry, b: AddressBookEntry): boolean {
  return (
    a.namespace === b.namespace &&
    isSameAddress(a.namespace, a.address, b.address)
  )
}

function readEntries(text: string): readonly AddressBookEntry[] {
  const input = parse(text)
  if (!Array.isArray(input)) return []
  return input.flatMap((item: Partial<AddressBookEntry> | null) => {
    const { address, name, namespace } = item ?? {}
    return typeof address === 'string' &&
      typeof name === 'string' &&
      isNamespace(namespace)
      ? [{ address, name, namespace }]
      : []
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
