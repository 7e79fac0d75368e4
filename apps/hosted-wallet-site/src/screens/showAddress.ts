import { checksumAddress } from '../decode/evm/checksumAddress.js'

const groupLength = 4

/**
 * An address in full, in groups of four that can be compared one by one.
 * @example groupAddress('0x…') // ['0x', 'f39F', 'd6e5', …]
 */
export function groupAddress(address: string): readonly string[] {
  const isEvm = /^0x[\da-f]{40}$/i.test(address)
  const shown = isEvm ? checksumAddress(address) : address
  const start = isEvm ? 2 : 0
  const groups = isEvm ? ['0x'] : []
  for (let at = start; at < shown.length; at += groupLength)
    groups.push(shown.slice(at, at + groupLength))
  return groups
}
