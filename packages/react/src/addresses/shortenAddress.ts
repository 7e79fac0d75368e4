/** The part that every address of the network has: `0x`, or bech32's `bc1`. */
const sharedStart =
  /^(?:0x|[a-z]{1,20}1(?=[02-9ac-hj-np-z]{6,}$)|[A-Z]{1,20}1(?=[02-9AC-HJ-NP-Z]{6,}$))/

/**
 * The beginning and the end of an address, after what all addresses of the
 * network share: four characters (`chip`) or eight (`line`). Short addresses
 * stay whole.
 * @example
 * import { shortenAddress } from '@hasp/react'
 *
 * shortenAddress('cosmos1q2w7x0aeuf8qnx5ceuga') // 'cosmos1q2w7…euga'
 */
export function shortenAddress(
  address: string,
  form: 'chip' | 'line' = 'chip',
): string {
  const prefix = sharedStart.exec(address)?.[0].length ?? 0
  const kept = form === 'chip' ? 4 : 8
  const characters = [...address]
  if (characters.length <= prefix + 2 * kept + 1) return address
  const start = characters.slice(0, prefix + kept)
  return [...start, '…', ...characters.slice(-kept)].join('')
}
