/** A network as `@web3icons/common` lists it. */
export type ListedNetwork = {
  readonly id: string
  readonly filePath: string
  readonly caip2id?: string | undefined
  readonly chainId?: number | undefined
  readonly nativeCoinId?: string | undefined
}

/** The logos of one network, as files of `@web3icons/core`. */
export type ChosenNetwork = {
  readonly networkId: string
  readonly logo: string
  readonly currency: string | undefined
}

/** Currencies that the list has under another id. */
const furtherCoins: { readonly [id: string]: string | undefined } = {
  avax: 'tokens/AVAX',
}

/** Networks that the list does not know, or names otherwise. */
const further: readonly ChosenNetwork[] = [
  ...[
    '000000000019d6689c085ae165831e93',
    '00000008819873e925422c1ff0f99f7c',
    '000000000933ea01ad0ee984209779ba',
    '00000000da84f2bafbbc53dee25a72ae',
  ].map((id) => ({
    networkId: `bip122:${id}`,
    logo: 'networks/bitcoin',
    currency: 'tokens/BTC',
  })),
  ...[
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ].map((id) => ({
    networkId: `solana:${id}`,
    logo: 'networks/solana',
    currency: 'tokens/SOL',
  })),
  ...[
    '91b171bb158e2d3848fa23a9f1c25182',
    '68d56f15f85d3136970ec16946040bc1',
  ].map((id) => ({
    networkId: `polkadot:${id}`,
    logo: 'networks/polkadot',
    currency: 'tokens/DOT',
  })),
  ...[
    'e143f23803ac50e8f6f8e62695d1ce9e',
    '67f9723393ef76214df0118c34bbbd3d',
  ].map((id) => ({
    networkId: `polkadot:${id}`,
    logo: 'networks/polkadot',
    currency: undefined,
  })),
  ...[
    'b0a8d493285c2df73290dfb7e61f870f',
    '48239ef607d7928874027a43a6768920',
  ].map((id) => ({
    networkId: `polkadot:${id}`,
    logo: 'tokens/KSM',
    currency: 'tokens/KSM',
  })),
  {
    networkId: 'cosmos:cosmoshub-4',
    logo: 'networks/cosmos-hub',
    currency: 'tokens/ATOM',
  },
  ...['osmosis-1', 'osmo-test-5'].map((id) => ({
    networkId: `cosmos:${id}`,
    logo: 'networks/osmosis',
    currency: 'tokens/OSMO',
  })),
  // A square by itself; on a ground of its own it is hardly seen in a circle.
  ...['eip155:8453', 'eip155:84532'].map((networkId) => ({
    networkId,
    logo: 'networks/base/branded',
    currency: 'tokens/ETH',
  })),
  {
    networkId: 'eip155:130',
    logo: 'networks/unichain',
    currency: 'tokens/ETH',
  },
  { networkId: 'eip155:137', logo: 'networks/polygon', currency: 'tokens/POL' },
  {
    networkId: 'eip155:80002',
    logo: 'networks/polygon',
    currency: 'tokens/POL',
  },
  { networkId: 'eip155:100', logo: 'networks/gnosis', currency: 'tokens/DAI' },
]

/**
 * The networks with a logo: every preset, and those of the list that viem has.
 */
export function chooseNetworks(
  listed: readonly ListedNetwork[],
  {
    coins,
    hasLogo,
    viemIds,
  }: {
    /** Id of a coin → its file. */
    readonly coins: ReadonlyMap<string, string>
    readonly hasLogo: (file: string) => boolean
    readonly viemIds: ReadonlySet<number>
  },
): readonly ChosenNetwork[] {
  const chosen = new Map<string, ChosenNetwork>()
  for (const { caip2id, chainId, filePath, nativeCoinId = '' } of listed) {
    const logo = filePath.replace('network:', 'networks/')
    if (!caip2id?.startsWith('eip155:') || !chainId || !viemIds.has(chainId))
      continue
    if (!hasLogo(logo)) continue
    const coin = /^w?eth$/i.test(nativeCoinId)
      ? 'tokens/ETH'
      : (coins.get(nativeCoinId) ?? furtherCoins[nativeCoinId])
    chosen.set(caip2id, {
      networkId: caip2id,
      logo,
      currency: coin && hasLogo(coin) ? coin : undefined,
    })
  }
  for (const one of further) chosen.set(one.networkId, one)
  return [...chosen.values()]
}
