/** What networks of `eip155` alone can have. */
const evmParts = {
  follow: 'can be followed',
  history: 'have a history',
  pools: 'have such pools',
} as const

/** What of a configured network has to fit together. */
type Network = {
  readonly id: string
  readonly tokens: readonly { readonly address: string }[]
  /** By address, or `native`. */
  readonly fixedPrices: Readonly<Record<string, number>>
} & { readonly [Part in keyof typeof evmParts]?: unknown }

/** What speaks against a network each of whose entries may be right, in one sentence. */
export function networkObjection(network: Network): string | undefined {
  const { fixedPrices, id, tokens } = network
  const isEvm = id.startsWith('eip155:')
  for (const part of Object.keys(evmParts) as (keyof typeof evmParts)[])
    if (!isEvm && network[part] !== undefined)
      return `Networks of eip155 alone ${evmParts[part]}.`
  const stranger = [
    ...tokens.map(({ address }) => address),
    ...Object.keys(fixedPrices).filter((token) => token !== 'native'),
  ].find((address) => address.startsWith('0x') !== isEvm)
  return stranger && `${stranger} is no address of ${id}.`
}
