/**
 * An address in groups of four, for eyes that compare. `0x` stays with the
 * first group; joined again the groups are the address.
 * @example addressGroups('0x71C7656E') // ['0x71C7', '656E']
 */
export function addressGroups(address: string): readonly string[] {
  const prefix = address.startsWith('0x') ? '0x' : ''
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? ['']
  return groups.map((group, index) => (index === 0 ? prefix + group : group))
}
