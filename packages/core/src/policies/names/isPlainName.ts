// Specification 1, "Names": which names may be made to look like others.

/**
 * Whether a name has letters that nobody takes for others: those of ASCII. All
 * else is marked where it is shown, as it may be made to look like a name that
 * somebody trusts.
 * @see ENSIP-15, which refuses most of such names
 * @example
 * import { isPlainName } from '@hasp/core/internal'
 *
 * isPlainName('ana.eth') // true
 */
export function isPlainName(name: string): boolean {
  return /^[a-z\d$_.-]*$/.test(name)
}
