/**
 * An address as a sentence names it: its beginning and its end.
 * @example shortAddress('0x71C7656EC7ab88b0…976F') // '0x71C7…976F'
 */
export function shortAddress(address: string): string {
  return address.length > 12
    ? `${address.slice(0, 6)}…${address.slice(-4)}`
    : address
}
