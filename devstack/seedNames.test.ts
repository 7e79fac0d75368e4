import { createPublicClient, http, toCoinType } from 'viem'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addresses,
  ensContracts,
  namePretender,
  seededNames,
} from './addresses.js'
import { startTestChain, type TestChain } from './testing/startTestChain.js'

const { ana, juergen, vault } = seededNames
const onChainB = toCoinType(addresses().evmB.chainId)
let chain: TestChain
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  chain = await startTestChain({
    chainId: 31337,
    multicall: true,
    names: { gatewayUrl: 'http://127.0.0.1:1' },
  })
  client = createClient(chain.url)
}, 60_000)
afterAll(() => chain?.stop())

function createClient(url: string) {
  return createPublicClient({
    chain: {
      id: 31337,
      name: 'Test chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: {
        ensUniversalResolver: { address: ensContracts.universalResolver },
      },
    },
    transport: http(url),
  })
}

it('resolves names, by the coin that is asked for', async () => {
  expect(await client.getEnsAddress({ name: ana.name })).toBe(ana.account)
  expect(
    await client.getEnsAddress({ name: ana.name, coinType: onChainB }),
  ).toBe(ana.onChainB.toLowerCase())
  expect(
    await client.getEnsAddress({ name: vault.name, coinType: onChainB }),
  ).toBe(null)
  expect(await client.getEnsAddress({ name: normalize('JÜRGEN.eth') })).toBe(
    juergen.account,
  )
  expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBe(null)
  expect(await client.getEnsAddress({ name: `below.${ana.name}` })).toBe(null)
})

it('reads the texts of a name', async () => {
  expect(await client.getEnsText({ name: ana.name, key: 'description' })).toBe(
    ana.texts.description,
  )
  expect(await client.getEnsText({ name: ana.name, key: 'url' })).toBe(null)
})

it('knows what accounts are called, chain by chain', async () => {
  const readName = (address: `0x${string}`, coinType?: bigint) =>
    client.getEnsName({ address, ...(coinType && { coinType }) })
  expect(await readName(ana.account)).toBe(ana.name)
  expect(await readName(juergen.account)).toBe(juergen.name)
  expect(await readName(ana.onChainB, onChainB)).toBe(ana.name)
  expect(await readName(ana.onChainB)).toBe(null)
  expect(await readName(ana.account, onChainB)).toBe(null)
})

it('believes nobody who says to be called as another is', async () => {
  expect(await client.getEnsName({ address: namePretender })).toBe(null)
  await expect(
    client.getEnsName({ address: namePretender, strict: true }),
  ).rejects.toThrow('ReverseAddressMismatch')
})
