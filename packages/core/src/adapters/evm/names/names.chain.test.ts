import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ensContracts,
  namePretender,
  seededNames,
  testAccounts,
} from '../../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../../devstack/testing/startTestChain.js'
import { defineNetwork } from '../../../entities/network/network.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import {
  type GatewayMood,
  startNameGateway,
} from '../../../testing/startNameGateway.js'
import { evm } from '../evmAdapter.js'

const { ana, juergen, vault } = seededNames
const honest: GatewayMood = {
  address: testAccounts[3],
  lifetimeSeconds: 300,
}
const mood = { current: honest }
const onChainB = 0x80000000 + 31338

let chain: TestChain
let gateway: Awaited<ReturnType<typeof startNameGateway>>
beforeAll(async () => {
  gateway = await startNameGateway(mood)
  chain = await startTestChain({
    chainId: 31337,
    multicall: false,
    names: { gatewayUrl: gateway.url },
  })
}, 60_000)
afterAll(async () => {
  await chain?.stop()
  await gateway?.stop()
})

async function setUp(gateways: readonly string[] = [gateway.url]) {
  mood.current = honest
  gateway.asked.length = 0
  const local = (id: number, universalResolver?: string) =>
    defineNetwork({
      id,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.url] } },
      contracts: universalResolver
        ? { ensUniversalResolver: { address: universalResolver } }
        : undefined,
    })
  const home = local(31337, ensContracts.universalResolver)
  const networks = [home, local(31338)]
  const hosts = new Set<string>()
  const environment = createTestEnvironment({
    fetch(url, init) {
      hosts.add(new URL(String(url)).origin)
      return fetch(url, init)
    },
  })
  const { capabilities } = evm({ names: { network: home, gateways } }).create({
    environment,
    networks,
  })
  const names = await capabilities.loadNames?.()
  if (!names) throw new Error('EVM reads names')
  const { signal } = new AbortController()
  const about = (network = home) => ({ network, networks, signal })
  const [, chainB] = networks
  return {
    hosts,
    names,
    about,
    chainB,
    records: async (name: string, network = home) =>
      names.readRecords({ ...about(network), name }),
  }
}

it('reads the records that count on a network', async () => {
  const { chainB, records } = await setUp()
  expect(await records(ana.name)).toEqual({
    records: [{ coinType: 60, address: ana.account }],
    isSharedContract: false,
  })
  expect(await records(ana.name, chainB)).toEqual({
    records: [
      { coinType: onChainB, address: ana.onChainB },
      { coinType: 60, address: ana.account },
    ],
    isSharedContract: false,
  })
  expect((await records(juergen.name)).records).toEqual([
    { coinType: 60, address: juergen.account },
  ])
  for (const name of ['nobody.eth', `below.${ana.name}`, `${'a'.repeat(256)}`])
    expect((await records(name)).records).toEqual([])
})

it('knows a contract of the names network, and that a delegation is none', async () => {
  const { chainB, records } = await setUp()
  expect((await records(vault.name, chainB)).isSharedContract).toBe(true)
  // At home a contract is where it says.
  expect((await records(vault.name)).isSharedContract).toBe(false)
  const setCode = (code: string) =>
    chain.request('anvil_setCode', [juergen.account, code])
  await setCode(`0xef0100${'11'.repeat(20)}`)
  expect((await records(juergen.name, chainB)).isSharedContract).toBe(false)
  await setCode('0x6001')
  expect((await records(juergen.name, chainB)).isSharedContract).toBe(true)
  await setCode('0x')
})

it('knows what accounts are called, where they are', async () => {
  const { about, chainB, names } = await setUp()
  const nameOf = (address: string, network?: typeof chainB) =>
    names.readPrimaryName({ ...about(network), address })
  expect(await nameOf(ana.account)).toBe(ana.name)
  expect(await nameOf(ana.onChainB, chainB)).toBe(ana.name)
  expect(await nameOf(ana.account, chainB)).toBe(undefined)
  expect(await nameOf(juergen.account)).toBe(juergen.name)
  expect(await nameOf(namePretender)).toBe(undefined)
  expect(await nameOf(testAccounts[5])).toBe(undefined)
})

it('asks a gateway that the site allows, and believes what is signed', async () => {
  const { records } = await setUp()
  expect((await records('mira.hasp.eth')).records).toContainEqual({
    coinType: 60,
    address: testAccounts[3],
  })
  expect(gateway.asked.length).toBeGreaterThan(0)
})

it('asks no gateway that the site does not name', async () => {
  const { hosts, records } = await setUp([])
  await expect(records('mira.hasp.eth')).rejects.toMatchObject({
    code: 'NAME_UNRESOLVED',
    context: { problem: 'unreachable' },
  })
  expect(gateway.asked).toEqual([])
  expect([...hosts]).toEqual([new URL(chain.url).origin])
})

it.each<Partial<GatewayMood>>([
  { lifetimeSeconds: -60 },
  { isSignedByAnother: true },
])('takes nothing from a gateway whose answer is %j', async (changes) => {
  const { records } = await setUp()
  mood.current = { ...honest, ...changes }
  expect((await records('mira.hasp.eth')).records).toEqual([])
})

it('calls a gateway that fails unreachable, not a name unknown', async () => {
  const { records } = await setUp()
  mood.current = { ...honest, status: 500 }
  await expect(records('mira.hasp.eth')).rejects.toMatchObject({
    context: { problem: 'unreachable' },
  })
})

it('calls a network without a resolver unreachable', async () => {
  const { names, about, chainB } = await setUp()
  const bare = evm({ names: { network: chainB } }).create({
    environment: createTestEnvironment({}),
    networks: [],
  })
  // The other chain's id is not what the node proves.
  const reads = await bare.capabilities.loadNames?.()
  await expect(
    reads?.readRecords({ ...about(), name: ana.name }),
  ).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  expect(names.isNamesNetwork({ network: chainB as never, networks: [] })).toBe(
    false,
  )
})
