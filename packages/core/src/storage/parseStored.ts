import { parse } from 'valibot'
import { type StorageName, type StorageValue, storageSchemas } from './keys.js'

/** A stored text longer than this is not ours. */
export const longestStoredText = 65_536

/**
 * What a stored text says under a name; the one judge of what may be written
 * and of what was read.
 * @returns undefined when it does not fit
 */
export function parseStored<name extends StorageName>(
  name: name,
  text: string,
): StorageValue<name> | undefined {
  if (text.length > longestStoredText) return undefined
  try {
    const stored: unknown = name === 'theme' ? text : JSON.parse(text)
    return parse(storageSchemas[name], stored) as StorageValue<name>
  } catch {
    return undefined
  }
}

/**
 * The text of a value under a name.
 * @returns undefined for a value that could not be read again
 */
export function writeStored<name extends StorageName>(
  name: name,
  value: StorageValue<name>,
): string | undefined {
  try {
    const text = name === 'theme' ? String(value) : JSON.stringify(value)
    return parseStored(name, text) === undefined ? undefined : text
  } catch {
    return undefined
  }
}
