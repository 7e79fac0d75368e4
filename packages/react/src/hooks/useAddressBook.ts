import { isSameAddress, showSnackbar } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { addressBook } from '../i18n/locales/en/addressBook.js'
import { useMessages } from '../i18n/useMessages.js'
import {
  type LeftOut,
  mergeAddressBook,
} from './internal/addressBook/mergeAddressBook.js'
import {
  type AddressBookEntry,
  readAddressBookEntry,
} from './internal/addressBook/readAddressBookEntry.js'
import { useStoredValue } from './internal/data/useStoredValue.js'
import { useKit } from './useKit.js'
import { useKitEvents } from './useKitEvents.js'

export type {
  LeftOut,
  LeftOutReason,
} from './internal/addressBook/mergeAddressBook.js'
export type { AddressBookEntry } from './internal/addressBook/readAddressBookEntry.js'

/** The result of importing a file. */
export type AddressBookImport =
  /** It is not an address book, or too large to be one. */
  | { readonly status: 'unreadable' }
  | {
      readonly status: 'read'
      readonly added: number
      /** The entries that were not imported, and why. */
      readonly leftOut: readonly LeftOut[]
    }

/** The saved receivers, and how to change them. */
export type AddressBook = {
  readonly entries: readonly AddressBookEntry[]
  /**
   * Saves a receiver under a name of at most 64 characters; one with the same
   * address is replaced.
   * @returns whether it was saved: there is room for 500
   */
  readonly add: (entry: AddressBookEntry) => boolean
  readonly remove: (entry: AddressBookEntry) => void
  /**
   * Adds what `export` returned, here or on another device. It never changes
   * what is already saved, whoever wrote the file.
   */
  readonly import: (text: string) => AddressBookImport
  /** All entries as JSON, e.g. for a file to keep. */
  readonly export: () => string
}

/** More than a full address book needs. */
const longestFile = 1_000_000

/**
 * The visitor's address book; it leaves the device only by `export`.
 * @example
 * import { useAddressBook } from '@hasp/react'
 *
 * const book = useAddressBook()
 * const result = book.import(await navigator.clipboard.readText())
 * if (result.status === 'read') alert(`${result.added} added`)
 */
export function useAddressBook(): AddressBook {
  const kit = useKit()
  const t = useMessages(addressBook)
  // Before anything is read: reading is what finds it out.
  useKitEvents('STORAGE_PROBLEM', ({ name, problem }) => {
    if (name === 'addressBook' && problem === 'unreadable')
      showSnackbar(kit, { message: t('lost'), variant: 'error' })
  })
  const [entries = [], write] = useStoredValue('addressBook')
  // Another tab may have written since this one drew.
  const read = () => kit[internals].storage.get('addressBook') ?? []
  return {
    entries,
    add(input) {
      const entry = readAddressBookEntry(input)
      if (typeof entry === 'string') return false
      return write([...without(read(), entry), entry])
    },
    remove(entry) {
      write(without(read(), entry))
    },
    import(text) {
      const items = parse(text)
      if (!items) return { status: 'unreadable' }
      const { added, book, leftOut } = mergeAddressBook(read(), items)
      if (added > 0 && !write([...book])) return { status: 'unreadable' }
      return { status: 'read', added, leftOut }
    },
    export: () => JSON.stringify(read(), null, 2),
  }
}

function without(
  book: readonly AddressBookEntry[],
  { address, namespace }: AddressBookEntry,
): AddressBookEntry[] {
  return book.filter(
    (one) =>
      one.namespace !== namespace ||
      !isSameAddress(namespace, one.address, address),
  )
}

function parse(text: string): readonly unknown[] | undefined {
  if (text.length > longestFile) return undefined
  try {
    const input: unknown = JSON.parse(text)
    return Array.isArray(input) ? input : undefined
  } catch {
    return undefined
  }
}
