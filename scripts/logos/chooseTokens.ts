/** A token as `@web3icons/common` lists it. */
export type ListedToken = {
  readonly id: string
  readonly filePath: string
  readonly marketCapRank?: number | null | undefined
  readonly addresses?: { readonly [platform: string]: string } | undefined
}

/** A token as the list of the Superchain has it. */
export type BridgedToken = {
  readonly chainId: number
  readonly address: string
  readonly extensions: { readonly opTokenId?: string | undefined }
}

/** A token with a logo, and every contract that is it. */
export type ChosenToken = {
  /** The file of its logo in `@web3icons/core`, under `tokens`. */
  readonly file: string
  /** Network id → contracts. */
  readonly contracts: ReadonlyMap<string, readonly string[]>
}

/** Networks by the names that the list has for them. */
const platforms: { readonly [platform: string]: string } = {
  ethereum: 'eip155:1',
  'optimistic-ethereum': 'eip155:10',
  'binance-smart-chain': 'eip155:56',
  xdai: 'eip155:100',
  'polygon-pos': 'eip155:137',
  zksync: 'eip155:324',
  base: 'eip155:8453',
  'arbitrum-one': 'eip155:42161',
  celo: 'eip155:42220',
  avalanche: 'eip155:43114',
  linea: 'eip155:59144',
  scroll: 'eip155:534352',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

/** Where the Superchain's list says more than the other one. */
const superchain = [10, 130, 8453, 42220]

/** Tokens that stand for a currency and have no logo of their own. */
const wrapped: readonly ListedToken[] = [
  {
    id: 'weth',
    filePath: 'token:ETH',
    marketCapRank: 2,
    addresses: { ethereum: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2' },
  },
  {
    id: 'wrapped-solana',
    filePath: 'token:SOL',
    marketCapRank: 5,
    addresses: { solana: 'So11111111111111111111111111111111111111112' },
  },
]

/** Newer than the ranks, and used more than most that have one. */
const unranked = new Set(['USDE', 'EURC', 'jupiter', 'polygon-ecosystem-token'])

/**
 * The most used tokens: by their rank, those that a preset has a contract of.
 * A contract that two claim is nobody's but the higher's.
 */
export function chooseTokens(
  listed: readonly ListedToken[],
  bridged: readonly BridgedToken[],
  {
    count,
    hasLogo,
  }: {
    readonly count: number
    readonly hasLogo: (file: string) => boolean
  },
): readonly ChosenToken[] {
  const taken = new Set<string>()
  const chosen: ChosenToken[] = []
  for (const token of [...wrapped, ...inOrder(listed)]) {
    if (chosen.length === count) break
    const file = token.filePath.replace('token:', '')
    if (!token.filePath.startsWith('token:') || !hasLogo(file)) continue
    const contracts = new Map<string, string[]>()
    for (const [network, contract] of contractsOf(token, bridged)) {
      if (taken.has(`${network}/${contract}`)) continue
      taken.add(`${network}/${contract}`)
      contracts.set(network, [...(contracts.get(network) ?? []), contract])
    }
    if (contracts.size > 0) chosen.push({ file, contracts })
  }
  return chosen
}

function inOrder(listed: readonly ListedToken[]): readonly ListedToken[] {
  const rankOf = ({ id, marketCapRank }: ListedToken) =>
    unranked.has(id) ? 1 : (marketCapRank ?? 0)
  return listed
    .filter((token) => rankOf(token) > 0)
    .sort((one, other) => rankOf(one) - rankOf(other))
}

function contractsOf(
  { addresses = {} }: ListedToken,
  bridged: readonly BridgedToken[],
): readonly (readonly [string, string])[] {
  const own = Object.entries(addresses).flatMap(([platform, address]) => {
    const network = platforms[platform]
    return network ? [[network, address] as const] : []
  })
  const group = bridged.find(
    ({ address, chainId }) =>
      chainId === 1 &&
      address.toLowerCase() === addresses.ethereum?.toLowerCase(),
  )?.extensions.opTokenId
  const further = bridged
    .filter(
      ({ chainId, extensions }) =>
        group && extensions.opTokenId === group && superchain.includes(chainId),
    )
    .map(({ address, chainId }) => [`eip155:${chainId}`, address] as const)
  return [...own, ...further].flatMap(([network, address]) => {
    const contract = readContract(network, address.trim())
    return contract ? [[network, contract] as const] : []
  })
}

/** As it is compared: EVM in small letters, Solana as it is. */
function readContract(network: string, address: string): string | undefined {
  if (network.startsWith('eip155:'))
    return /^0x[\da-f]{40}$/i.test(address) ? address.toLowerCase() : undefined
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) ? address : undefined
}
