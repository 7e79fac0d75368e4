import type { NameSource } from '../../ports/NameSource.js'

/** Of Ethereum, and of every other network of `eip155`. @see ENSIP-9 */
const coinType = 60

/**
 * What knows some names of accounts of `eip155`, in both directions.
 * @param addresses of each name, as ENSIP-15 writes it
 * @param meet what a question meets first
 */
export function namesOf(
  addresses: { readonly [name: string]: string },
  meet: (
    p: Parameters<NameSource['lookUp' | 'identify']>[0],
    question: string,
  ) => Promise<{ readonly isStale: boolean }>,
): NameSource {
  return {
    async lookUp(p) {
      const { isStale } = await meet(p, `name ${p.name}`)
      const address = addresses[p.name]
      return address === undefined
        ? undefined
        : { name: p.name, records: [{ coinType, address }], isStale }
    },
    async identify(p) {
      await meet(p, `identity ${p.networkId}:${p.address}`)
      const [name] =
        Object.entries(addresses).find(
          ([, address]) => address.toLowerCase() === p.address.toLowerCase(),
        ) ?? []
      return { name }
    },
  }
}
