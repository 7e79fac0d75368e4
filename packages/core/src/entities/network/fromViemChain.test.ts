import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { asNetworks, fromViemChain } from './fromViemChain.js'

describe('a chain of viem', () => {
  it('becomes a network with its id, its money and its explorer', () => {
    const network = fromViemChain(mainnet)
    expect(network).toMatchObject({
      id: 1,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      name: 'Ethereum',
      nativeCurrency: { symbol: 'ETH', decimals: 18 },
    })
    expect(network.contracts?.multicall3?.address).toBe(
      mainnet.contracts.multicall3.address,
    )
  })

  it('keeps the URLs as they are', () => {
    const rpcUrls = { default: { http: ['https://node.example/key?a=1'] } }
    expect(fromViemChain({ ...mainnet, rpcUrls }).rpcUrls).toBe(rpcUrls)
  })

  it('takes what viem does not know', () => {
    const tokens = [
      { address: '0x01', symbol: 'TKN', name: 'Token', decimals: 6 },
    ]
    expect(fromViemChain(mainnet, { tokens, confirmations: 3 })).toMatchObject({
      tokens,
      confirmations: 3,
    })
  })

  it('stands beside networks of the kit, which stay as they are', () => {
    const [first, second] = asNetworks([testNetworks[0], mainnet])
    expect(first).toBe(testNetworks[0])
    expect(second?.caipNetworkId).toBe('eip155:1')
  })

  it('[R3.6] is taken by createKit, also as the first to show', () => {
    const { kit, stop } = createTestKit({
      networks: [testNetworks[0], mainnet],
      defaultNetwork: mainnet,
    })
    const { networks, selected } = kit.stores.networks.getState()
    expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:31337',
      'eip155:1',
    ])
    expect(selected).toEqual({ eip155: 'eip155:1' })
    expect(networks[1]?.rpcUrls).toBe(mainnet.rpcUrls)
    stop()
  })
})
