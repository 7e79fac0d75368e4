import { findLookAlike, isSameAddress } from '@hasp/core'
import {
  type AddressBookEntry,
  readAddressBookEntry,
} from './readAddressBookEntry.js'

/** Why an entry of a file was not imported. */
export type LeftOutReason =
  /** It is not an entry, or its namespace is unknown. */
  | 'unreadable'
  /** Its name has no visible character. */
  | 'name'
  /** It is not an address of its namespace. */
  | 'address'
  /** The address is saved already; the name that it has stays. */
  | 'known'
  /** Another address of the namespace is saved under this name. */
  | 'nameTaken'
  /** It could be mistaken for an address that is saved. */
  | 'lookAlike'
  /** There is no room left. */
  | 'full'

/** An entry of a file that was not imported. */
export type LeftOut = {
  /** Its place in the file, from 0. */
  readonly position: number
  readonly reason: LeftOutReason
}

/** Limits of the address book: receivers, and characters in all. */
export const addressBookLimits = { entries: 500, characters: 65_536 } as const

/** What JSON writes before the first entry. */
const bracket = 1

/** Entries of a file beyond this number are ignored. */
const lookedAtLimit = 1_000

/**
 * An address book with the entries of a file. What was saved before always
 * stays as it was, so that no file can rename, replace or crowd out anybody,
 * or put an address beside one that it is easily mistaken for.
 */
export function mergeAddressBook(
  book: readonly AddressBookEntry[],
  items: readonly unknown[],
): {
  readonly book: readonly AddressBookEntry[]
  readonly added: number
  readonly leftOut: readonly LeftOut[]
} {
  const merged = [...book]
  const leftOut: LeftOut[] = []
  let characters = book.reduce((sum, entry) => sum + sizeOf(entry), bracket)
  for (const [position, item] of items.entries()) {
    const entry =
      position < lookedAtLimit ? admit(merged, characters, item) : 'full'
    if (typeof entry === 'string') leftOut.push({ position, reason: entry })
    else {
      merged.push(entry)
      characters += sizeOf(entry)
    }
  }
  return { book: merged, added: merged.length - book.length, leftOut }
}

function admit(
  book: readonly AddressBookEntry[],
  characters: number,
  item: unknown,
): AddressBookEntry | LeftOutReason {
  const entry = readAddressBookEntry(item)
  if (typeof entry === 'string') return entry
  const isFull =
    book.length >= addressBookLimits.entries ||
    characters + sizeOf(entry) > addressBookLimits.characters
  return findReason(book, entry) ?? (isFull ? 'full' : entry)
}

/** With the comma after it, or the second bracket. */
function sizeOf(entry: AddressBookEntry): number {
  return JSON.stringify(entry).length + 1
}

function findReason(
  book: readonly AddressBookEntry[],
  { address, name, namespace }: AddressBookEntry,
): 'known' | 'nameTaken' | 'lookAlike' | undefined {
  const sameNamespace = book.filter((one) => one.namespace === namespace)
  if (
    sameNamespace.some((one) => isSameAddress(namespace, one.address, address))
  )
    return 'known'
  if (sameNamespace.some((one) => fold(one.name) === fold(name)))
    return 'nameTaken'
  const addresses = sameNamespace.map((one) => one.address)
  return findLookAlike(namespace, address, addresses) ? 'lookAlike' : undefined
}

/** Names that read the same are the same. */
function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
