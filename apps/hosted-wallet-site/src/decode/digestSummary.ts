import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Summary } from './Summary.js'

/**
 * One value for all that a summary says. The screen sends it along with the
 * request; the signer works out its own and signs only if they are equal.
 */
export function digestSummary(summary: Summary): string {
  return digestShown(summary)
}

/** One value for anything that is shown, whatever the order of its keys. */
export function digestShown(shown: object): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(shown))))
}

/** JSON with its keys in order, and amounts apart from texts. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`)
  return `{${entries.join()}}`
}
