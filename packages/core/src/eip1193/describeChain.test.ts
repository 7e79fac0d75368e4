import { expect, test } from 'vitest'
import { testNetworks } from '../testing/testNetworks.js'
import { describeChain } from './describeChain.js'

const [network] = testNetworks
const withUrls = (...http: readonly string[]) => ({
  ...network,
  rpcUrls: { default: { http } },
})

test('a wallet is given web URLs only', () => {
  const urls = ['wss://a.example', 'https://b.example', 'ws://c', 'ftp://d', '']
  expect(describeChain(withUrls(...urls))).toMatchObject({
    chainId: '0x7a69',
    chainName: network.name,
    rpcUrls: ['https://b.example'],
  })
})

test('error: a network that a wallet cannot read from is not described', () => {
  expect(() => describeChain(withUrls('wss://a.example'))).toThrow(
    expect.objectContaining({ code: 'CHAIN_NOT_SUPPORTED' }),
  )
})

test('an explorer that no browser opens is left out', () => {
  const explorer = (url: string) =>
    describeChain({
      ...network,
      blockExplorers: { default: { name: 'Explorer', url } },
    }).blockExplorerUrls
  expect(explorer('javascript:alert(1)')).toBeUndefined()
  expect(explorer('https://scan.example')).toEqual(['https://scan.example'])
})
