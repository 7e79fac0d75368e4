import * as viem from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { type Namespace, namespaces } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import { isNetworkId } from '../entities/network/networkId.js'
import * as exported from '../exports/networks.js'

const { defineNetwork, fromViemChain, withRpc, ...networks } = exported
const chains = {
  arbitrum: viem.arbitrum,
  arbitrumSepolia: viem.arbitrumSepolia,
  avalanche: viem.avalanche,
  avalancheFuji: viem.avalancheFuji,
  base: viem.base,
  baseSepolia: viem.baseSepolia,
  bnb: viem.bsc,
  bnbTestnet: viem.bscTestnet,
  celo: viem.celo,
  gnosis: viem.gnosis,
  linea: viem.linea,
  mainnet: viem.mainnet,
  optimism: viem.optimism,
  optimismSepolia: viem.optimismSepolia,
  polygon: viem.polygon,
  polygonAmoy: viem.polygonAmoy,
  scroll: viem.scroll,
  sepolia: viem.sepolia,
  unichain: viem.unichain,
  zksync: viem.zksync,
}
const evmNames = Object.keys(chains) as (keyof typeof chains)[]
const names = Object.keys(networks) as (keyof typeof networks)[]

/** The whole hash of the first block, of which an id is the beginning. */
const genesis = {
  bitcoinMainnet:
    '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  bitcoinTestnet:
    '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
  bitcoinTestnet4:
    '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
  bitcoinSignet:
    '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
  polkadotRelay:
    '91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  polkadotAssetHub:
    '68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
  kusama: 'b0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
  kusamaAssetHub:
    '48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a',
  westend: 'e143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e',
  westendAssetHub:
    '67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9',
  solanaMainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  solanaDevnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  solanaTestnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
}
const genesisNames = Object.keys(genesis) as (keyof typeof genesis)[]

const of = (namespace: Namespace) =>
  Object.values(networks).filter((one) => one.chainNamespace === namespace)

describe('networks', () => {
  it.each(evmNames)('%s agrees with viem', (name) => {
    const network: Network = networks[name]
    const chain: viem.Chain = chains[name]
    expect(network.id).toBe(chain.id)
    expect(network.name).toBe(chain.name)
    expect(network.nativeCurrency).toEqual(chain.nativeCurrency)
    expect(network.rpcUrls.default.http.slice(0, 1)).toEqual(
      chain.rpcUrls.default.http,
    )
    expect(network.contracts?.multicall3?.address.toLowerCase()).toBe(
      chain.contracts?.multicall3?.address.toLowerCase(),
    )
    expect(network.blockExplorers?.default).toEqual({
      name: chain.blockExplorers?.default.name,
      url: chain.blockExplorers?.default.url,
    })
    expect(network.testnet ?? false).toBe(chain.testnet ?? false)
  })

  it.each(evmNames)('%s has a second node, of another host', (name) => {
    const hosts = networks[name].rpcUrls.default.http.map(
      (url) => new URL(url).host,
    )
    expect(hosts).toHaveLength(2)
    expect(new Set(hosts).size).toBe(2)
  })

  it('share no name with an adapter', () => {
    const adapters = ['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos']
    expect(
      Object.keys(networks).filter((name) => adapters.includes(name)),
    ).toEqual([])
  })

  it.each(genesisNames)('%s is known by its first block', (name) => {
    const { id } = networks[name]
    expect(id).toHaveLength(32)
    expect(genesis[name].startsWith(String(id))).toBe(true)
  })

  it.each(names)('[R3.6] %s is well-formed', (name) => {
    const network = networks[name]
    const { caipNetworkId, chainNamespace, rpcUrls } = network
    expect(isNetworkId(caipNetworkId)).toBe(true)
    expect(caipNetworkId).toBe(`${chainNamespace}:${network.id}`)
    expect(network.name).not.toBe('')
    if (chainNamespace !== 'bip122')
      expect(rpcUrls.default.http).not.toHaveLength(0)
    for (const url of rpcUrls.default.http)
      expect(new URL(url).protocol).toBe('https:')
    const explorer = new URL(network.blockExplorers?.default.url ?? '')
    expect(explorer.protocol).toBe('https:')
  })

  it.each(namespaces)('of %s are one to use and one to try', (namespace) => {
    const [first] = of(namespace).filter(({ testnet }) => !testnet)
    const [test] = of(namespace).filter(({ testnet }) => testnet)
    expect(first?.caipNetworkId).not.toBe(test?.caipNetworkId)
    expect(first && test).toBeDefined()
  })

  it('count in the decimals of their namespace', () => {
    const decimals = (namespace: Namespace) => [
      ...new Set(of(namespace).map((one) => one.nativeCurrency.decimals)),
    ]
    expect(decimals('solana')).toEqual([9])
    expect(decimals('bip122')).toEqual([8])
    expect(decimals('cosmos')).toEqual([6])
    expect(decimals('polkadot').sort()).toEqual([10, 12])
  })

  it('of polkadot say how their addresses are written', () => {
    const prefixes = of('polkadot').map((one) => [one.name, one.ss58Prefix])
    expect(Object.fromEntries(prefixes)).toEqual({
      Polkadot: 0,
      'Polkadot Asset Hub': 0,
      Kusama: 2,
      'Kusama Asset Hub': 2,
      Westend: 42,
      'Westend Asset Hub': 42,
    })
  })

  it('of cosmos say what a wallet has to know', () => {
    for (const { cosmos } of of('cosmos')) {
      expect(cosmos?.bech32Prefix).toMatch(/^[a-z]+$/)
      expect(cosmos?.minimalDenom).toMatch(/^u[a-z]+$/)
      expect(new URL(cosmos?.restUrl ?? '').protocol).toBe('https:')
    }
  })

  it('are all there, each once', () => {
    const ids = Object.values(networks).map((one) => one.caipNetworkId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      [...evmNames, ...genesisNames].every((name) => name in networks),
    ).toBe(true)
    expect(defineNetwork(networks.base)).toEqual(networks.base)
    expect(fromViemChain(viem.base).caipNetworkId).toBe('eip155:8453')
  })
})
