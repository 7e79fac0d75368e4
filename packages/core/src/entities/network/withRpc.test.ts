import { expect, it } from 'vitest'
import { mainnet, withRpc } from '../../exports/networks.js'
import { toNetworkId } from './networkReference.js'

it('replaces the nodes of a preset and nothing else', () => {
  const own = withRpc(mainnet, ['https://node.example'])
  expect(own.rpcUrls.default.http).toEqual(['https://node.example'])
  expect({ ...own, rpcUrls: mainnet.rpcUrls }).toEqual(mainnet)
  expect(mainnet.rpcUrls.default.http).not.toContain('https://node.example')
})

it('knows a network by itself, its id, its number and viem', () => {
  const viemChain = { ...mainnet, id: 1, caipNetworkId: undefined }
  expect([mainnet, 'eip155:1' as const, 1, viemChain].map(toNetworkId)).toEqual(
    ['eip155:1', 'eip155:1', 'eip155:1', 'eip155:1'],
  )
})
