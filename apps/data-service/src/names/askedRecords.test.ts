import { type Name, namePath } from '@hasp/protocol/data'
import {
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  namehash,
  parseAbi,
  toCoinType,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensContracts, seededNames } from '../../../../devstack/addresses.js'
import {
  type FaultServer,
  startFaultServer,
} from '../../../../devstack/testing/startFaultServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setAddr(bytes32 node, uint256 coinType, bytes account)',
])
const { ana, juergen } = seededNames
const chainB = 'eip155:31338'
const shared = { coinType: 60, address: ana.account }
const own = { coinType: Number(toCoinType(31338)), address: ana.onChainB }

let chain: TestChain
let node: FaultServer
/** It serves the names network, and no other. */
let service: TestService

beforeAll(async () => {
  chain = await startTestChain({
    chainId: 31337,
    multicall: true,
    names: { gatewayUrl: 'http://127.0.0.1:1' },
  })
  node = await startFaultServer(chain.url)
  service = await startTestService(chain.url, {
    configuration: {
      names: {
        networkId: 'eip155:31337',
        rpcUrls: [node.url],
        universalResolver: ensContracts.universalResolver,
      },
    },
  })
}, 60_000)
afterAll(async () => {
  await service?.stop()
  await node?.stop()
  await chain?.stop()
})

async function ask(name: string, network?: string) {
  const response = await fetch(service.url + namePath(name, network))
  return {
    status: response.status,
    answer: (await response.json()) as Partial<Name> & { code?: string },
  }
}

async function readAddresses(name: string, network?: string) {
  return (await ask(name, network)).answer.addresses
}

/** What the owner of a name does. */
async function writeRecord(name: string, coinType: number, address: Hex) {
  const node = namehash(name)
  const client = createPublicClient({ transport: http(chain.url) })
  const from = await client.readContract({
    ...{ address: ensContracts.registry, abi },
    ...{ functionName: 'owner', args: [node] },
  })
  await chain.request('anvil_impersonateAccount', [from])
  const data = encodeFunctionData({
    ...{ abi, functionName: 'setAddr' },
    args: [node, BigInt(coinType), address],
  })
  const hash = (await chain.request('eth_sendTransaction', [
    { from, to: ensContracts.publicResolver, data },
  ])) as Hex
  await client.waitForTransactionReceipt({ hash })
}

it('tells the record of a network that is not served to who asks for it', async () => {
  expect(await readAddresses(ana.name)).toEqual([shared])
  expect(await readAddresses(ana.name, chainB)).toEqual([shared, own])
  expect(await readAddresses(ana.name)).toEqual([shared])
  expect(await readAddresses(juergen.name, chainB)).toEqual([
    { coinType: 60, address: juergen.account },
  ])
  expect(await ask('nobody.eth', chainB)).toMatchObject({
    status: 404,
    answer: { code: 'NAME_UNKNOWN' },
  })
})

it('tells what a name has for the chain that names are kept on, besides that of Ether', async () => {
  const coinType = Number(toCoinType(31337))
  await writeRecord(juergen.name, coinType, ana.onChainB)
  expect(await readAddresses(juergen.name, 'eip155:31337')).toEqual([
    { coinType: 60, address: juergen.account },
    { coinType, address: ana.onChainB },
  ])
})

it('reads one record for each network that is asked for, once', async () => {
  await ask(ana.name)
  const before = node.asked.length
  await ask(ana.name, 'eip155:10')
  expect(node.asked.length).toBe(before + 1)
  await ask(ana.name, 'eip155:10')
  await ask(ana.name, 'eip155:1')
  expect(node.asked.length).toBe(before + 1)
})

it.each([
  ['polygon', 400, 'QUERY_INVALID'],
  ['', 400, 'QUERY_INVALID'],
  ['eip155:-5', 404, 'NETWORK_UNKNOWN'],
  ['eip155:0x89', 404, 'NETWORK_UNKNOWN'],
  ['eip155:010', 404, 'NETWORK_UNKNOWN'],
  ['eip155:2147483648', 404, 'NETWORK_UNKNOWN'],
])('refuses the network %j and asks nobody', async (network, status, code) => {
  const before = node.asked.length
  const path = `${namePath(juergen.name)}?network=${network}`
  const response = await fetch(service.url + path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
  expect(node.asked.length).toBe(before)
})

it('says that nobody answers, rather than leave the record out', async () => {
  await ask(ana.name)
  node.set('down')
  expect(await ask(ana.name, 'eip155:8453')).toMatchObject({
    status: 503,
    answer: { code: 'UPSTREAM_UNAVAILABLE' },
  })
  expect(await readAddresses(ana.name)).toEqual([shared])
})
