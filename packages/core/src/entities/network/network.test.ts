import { describe, expect, it } from 'vitest'
import { defineNetwork } from './network.js'

const local = {
  id: 31_337,
  name: 'Hasp Local',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
  blockExplorers: {
    default: { name: 'Explorer', url: 'http://localhost:4010' },
  },
  testnet: true,
  assets: { imageUrl: '/local.svg' },
} as const

describe('defineNetwork', () => {
  it('[R3.6] gives a network its id from namespace and chain', () => {
    expect(defineNetwork(local)).toEqual({
      ...local,
      caipNetworkId: 'eip155:31337',
    })
    const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const { caipNetworkId } = defineNetwork({
      ...local,
      id: genesis,
      chainNamespace: 'solana',
    })
    expect(caipNetworkId).toBe(`solana:${genesis}`)
  })

  it('[R3.7] keeps the image of a network', () => {
    expect(defineNetwork(local).assets).toEqual({ imageUrl: '/local.svg' })
  })
})
