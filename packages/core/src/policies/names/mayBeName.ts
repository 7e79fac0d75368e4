// Specification 4, "Send": who gets it is an address or a name.

/**
 * Whether somebody means a name, and no address: names have a dot.
 * @example
 * import { mayBeName } from '@hasp/core/internal'
 *
 * mayBeName('ana.eth') // true
 */
export function mayBeName(text: string): boolean {
  return /^[^\s.][^\s]*\.[^\s.][^\s]*$/.test(text)
}
