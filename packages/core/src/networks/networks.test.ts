import * as viem from 'viem/chains'
import { describe, expect, it } from 'vitest'
import * as exported from '../exports/networks.js'

const { defineNetwork, ...networks } = exported
const chains = {
  arbitrum: viem.arbitrum,
  base: viem.base,
  mainnet: viem.mainnet,
  optimism: viem.optimism,
  polygon: viem.polygon,
  sepolia: viem.sepolia,
}
const names = Object.keys(chains) as (keyof typeof chains)[]

describe('networks', () => {
  it.each(names)('%s agrees with viem', (name) => {
    const network = networks[name]
    const chain = chains[name]
    expect(network.id).toBe(chain.id)
    expect(network.name).toBe(chain.name)
    expect(network.nativeCurrency).toEqual(chain.nativeCurrency)
    expect(network.rpcUrls).toEqual(chain.rpcUrls)
    expect(network.contracts?.multicall3?.address.toLowerCase()).toBe(
      chain.contracts.multicall3.address.toLowerCase(),
    )
    expect(network.blockExplorers?.default).toEqual({
      name: chain.blockExplorers.default.name,
      url: chain.blockExplorers.default.url,
    })
    expect(network.testnet ?? false).toBe('testnet' in chain)
  })

  it.each(names)('[R3.6] %s is well-formed', (name) => {
    const network = networks[name]
    expect(network.chainNamespace).toBe('eip155')
    expect(network.caipNetworkId).toBe(`eip155:${network.id}`)
    for (const url of network.rpcUrls.default.http)
      expect(new URL(url).protocol).toBe('https:')
  })

  it('are all exported, and nothing else but the way to make one', () => {
    expect(Object.keys(networks).sort()).toEqual(names)
    expect(defineNetwork(networks.base)).toEqual(networks.base)
  })
})
