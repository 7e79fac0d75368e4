/**
 * The beginning and the end of an address: four characters (`chip`) or eight
 * (`line`). Short addresses stay whole.
 * @example shortenAddress('0x71C7656EC7ab88b0…976F', 'chip') // '0x71C7…976F'
 */
export function shortenAddress(address: string, form: 'chip' | 'line'): string {
  const prefix = address.startsWith('0x') ? 2 : 0
  const kept = form === 'chip' ? 4 : 8
  const characters = [...address]
  if (characters.length <= prefix + 2 * kept + 1) return address
  const start = characters.slice(0, prefix + kept)
  return [...start, '…', ...characters.slice(-kept)].join('')
}
