import {
  decodeFunctionResult,
  encodeFunctionData,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ensContracts,
  seededNames,
  testAccounts,
} from '../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../devstack/testing/startTestChain.js'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { dataSource } from '../../clients/dataService/dataSource.js'
import { defineNetwork } from '../../entities/network/network.js'
import { internals } from '../../kit/internals.js'
import type { NameSource } from '../../ports/NameSource.js'
import { setUpBridge } from '../../testing/setUpBridge.js'
import { reviewSend } from '../transfer/reviewSend.js'
import { sendToken } from '../transfer/sendToken.js'
import { getIdentity } from './getIdentity.js'
import { resolveReceiver } from './resolveReceiver.js'

const { ana, juergen, vault } = seededNames
const [from] = testAccounts
const onChainB = 0x80000000 + 31338

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain({
    chainId: 31337,
    multicall: false,
    names: { gatewayUrl: 'http://127.0.0.1:1' },
  })
}, 60_000)
afterAll(() => chain?.stop())

type Told = Awaited<ReturnType<NameSource['lookUp']>>

/**
 * @param told what a data service says of any name; none unless given
 * @param hasNode whether the names network has a node
 */
async function setUp(
  told?: { current: Partial<NonNullable<Told>> | 'unknown' | 'down' },
  hasNode = true,
) {
  const local = (id: number) =>
    defineNetwork({
      id,
      chainNamespace: 'eip155',
      name: `Local ${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: hasNode ? [chain.url] : [] } },
      contracts: {
        ensUniversalResolver: { address: ensContracts.universalResolver },
      },
    })
  const home = local(31337)
  const asked: string[] = []
  const data = dataSource({
    loadNames: async () => ({
      async lookUp({ name }) {
        asked.push(name)
        if (told?.current === 'down') throw new Error('down')
        if (told?.current === 'unknown' || !told) return undefined
        return { name, records: [], isStale: false, ...told.current }
      },
      async identify() {
        if (!told) return undefined
        if (told.current !== 'unknown') throw new Error('down')
        return { name: 'ana.hasp.eth' }
      },
    }),
  })
  const setup = setUpBridge(
    {
      forward: ({ method, params }) =>
        chain.request(method, params as readonly unknown[]),
    },
    [home, local(31338)],
    {
      adapters: [evm({ names: { network: home } })],
      ...(told && { data }),
    },
  )
  const resolve = (name: string, networkId = 'eip155:31337') =>
    resolveReceiver(setup.kit, {
      name,
      networkId: networkId as 'eip155:31337',
    })
  return { ...setup, asked, resolve }
}
const ether = (address: string) => ({
  records: [{ coinType: 60, address }],
})
const refusal = (problem: string) => ({
  code: 'NAME_UNRESOLVED',
  context: { problem },
})

it('leads a name to its address on the network that money goes over', async () => {
  const { resolve } = await setUp()
  expect(await resolve(' ANA.eth ')).toEqual({
    name: ana.name,
    address: ana.account,
    witnesses: ['node'],
  })
  expect(await resolve('ana.eth', 'eip155:31338')).toMatchObject({
    address: ana.onChainB,
  })
  expect(await resolve('JÜRGEN.eth', 'eip155:31338')).toMatchObject({
    name: 'jürgen.eth',
    address: juergen.account,
  })
})

it('refuses what leads nowhere, with the reason', async () => {
  const { resolve } = await setUp()
  await expect(resolve('nobody.eth')).rejects.toMatchObject(refusal('unknown'))
  await expect(resolve('a b.eth')).rejects.toMatchObject(refusal('invalid'))
  await expect(resolve(vault.name, 'eip155:31338')).rejects.toMatchObject(
    refusal('contract'),
  )
  expect(await resolve(vault.name)).toMatchObject({ address: vault.account })
})

it('asks node and service, and stops where they differ', async () => {
  const told = { current: ether(ana.account) as never }
  const { asked, resolve } = await setUp(told)
  expect(await resolve('Ana.eth')).toMatchObject({
    witnesses: ['node', 'service'],
  })
  expect(asked).toEqual(['ana.eth'])
  const lies = [
    ether(testAccounts[4]),
    'unknown',
    { records: [{ coinType: onChainB, address: ana.account }] },
  ]
  for (const lie of lies) {
    told.current = lie as never
    await expect(resolve('ana.eth')).rejects.toMatchObject(
      refusal('disagreement'),
    )
  }
})

it('says who could not be asked, or that nobody could', async () => {
  const told = { current: 'down' as const }
  const { resolve } = await setUp(told)
  expect(await resolve('ana.eth')).toMatchObject({ witnesses: ['node'] })
  const stale = await setUp({ current: { ...ether(from), isStale: true } })
  expect(await stale.resolve('ana.eth')).toMatchObject({
    address: ana.account,
    witnesses: ['node'],
  })
  const alone = await setUp({ current: ether(from) }, false)
  expect(await alone.resolve('ana.eth')).toMatchObject({
    address: from,
    witnesses: ['service'],
  })
  // Whether it is a contract nobody else can say.
  await expect(alone.resolve('ana.eth', 'eip155:31338')).rejects.toMatchObject(
    refusal('unreachable'),
  )
  const none = await setUp(told, false)
  await expect(none.resolve('ana.eth')).rejects.toMatchObject(
    refusal('unreachable'),
  )
})

it('sends to the address that was reviewed, whatever the name says later', async () => {
  const told = { current: ether(ana.account) }
  const { connectKite, kit } = await setUp(told)
  await connectKite()
  const draft = { amount: '0.25', receiver: 'Ana.eth' }
  const review = await reviewSend(kit, { draft })
  expect(review).toMatchObject({ to: ana.account, toName: 'ana.eth' })
  expect(review.cautions.map(({ type }) => type)).not.toContain('nameAskedOnce')
  told.current = ether(testAccounts[4])
  const { hash } = await sendToken(kit, { review })
  expect(await chain.request('eth_getTransactionByHash', [hash])).toMatchObject(
    { to: ana.account.toLowerCase() },
  )
  await expect(reviewSend(kit, { draft })).rejects.toMatchObject(
    refusal('disagreement'),
  )
})

it('cautions of names that can be taken for others, or that one alone knows', async () => {
  const { connectKite, kit } = await setUp()
  await connectKite()
  const review = await reviewSend(kit, {
    draft: { amount: '0.25', receiver: 'jürgen.eth' },
  })
  expect(review.cautions).toContainEqual({ type: 'nameUnusual' })
  expect(review.cautions).toContainEqual({
    type: 'nameAskedOnce',
    witness: 'node',
  })
})

it('knows accounts by the service, else by the node', async () => {
  const account = { networkId: 'eip155:31337', address: ana.account } as const
  const own = await setUp({ current: 'unknown' })
  expect(await getIdentity(own.kit, account)).toEqual({ name: 'ana.hasp.eth' })
  const down = await setUp({ current: 'down' })
  expect(await getIdentity(down.kit, account)).toEqual({
    ...{ name: ana.name, told: 'missing' },
  })
  const without = await setUp()
  expect(await getIdentity(without.kit, account)).toEqual({ name: ana.name })
  const nameless = { ...account, address: testAccounts[5] }
  expect(await getIdentity(without.kit, nameless)).toEqual({})
  // The service alone may know one.
  await expect(getIdentity(down.kit, nameless)).rejects.toMatchObject(
    refusal('unreachable'),
  )
})

it('[R9.11] [R9.12] name and identity are kept for five minutes', async () => {
  const told = { current: 'unknown' as 'unknown' | 'down' }
  const { clock, connectKite, kit } = await setUp(told)
  await connectKite()
  const account = { networkId: 'eip155:31337', address: from } as const
  expect(await getIdentity(kit, account)).toEqual({ name: 'ana.hasp.eth' })
  told.current = 'down'
  await clock.advance(299_000)
  expect(await getIdentity(kit, account)).toEqual({ name: 'ana.hasp.eth' })
  await clock.advance(1_001)
  await expect(getIdentity(kit, account)).rejects.toMatchObject(
    refusal('unreachable'),
  )
})

it('stops at a name that leads elsewhere than when it was last used, or saved', async () => {
  const { connectKite, kit, resolve } = await setUp()
  await connectKite()
  const draft = { amount: '0.25', receiver: juergen.name }
  const review = await reviewSend(kit, { draft })
  const { hash } = await sendToken(kit, { review })
  expect(hash).toMatch(/^0x/)
  expect(await resolve(juergen.name)).toMatchObject({
    address: juergen.account,
  })
  await setAddress(juergen.name, testAccounts[5])
  const moved = {
    code: 'NAME_UNRESOLVED',
    context: {
      ...{ problem: 'moved', name: juergen.name },
      ...{ ledTo: juergen.account, leadsTo: testAccounts[5] },
    },
  }
  await expect(resolve(juergen.name)).rejects.toMatchObject(moved)
  await expect(reviewSend(kit, { draft })).rejects.toMatchObject(moved)
  // An address is an address.
  expect(
    await reviewSend(kit, {
      draft: { ...draft, receiver: testAccounts[5] },
    }),
  ).toMatchObject({ to: testAccounts[5] })
  const save = (address: string) =>
    kit[internals].storage.set('addressBook', [
      { name: 'Jürgen.eth', address, namespace: 'eip155' },
    ])
  save(testAccounts[5])
  expect(await resolve(juergen.name)).toMatchObject({
    address: testAccounts[5],
  })
  const other = await setUp()
  other.kit[internals].storage.set('addressBook', [
    { name: 'Jürgen.eth', address: juergen.account, namespace: 'eip155' },
  ])
  await expect(other.resolve(juergen.name)).rejects.toMatchObject(moved)
})

/** What the owner of a name does. */
async function setAddress(name: string, address: `0x${string}`): Promise<void> {
  const abi = parseAbi([
    'function owner(bytes32 node) view returns (address)',
    'function setAddr(bytes32 node, address account)',
  ])
  const args = [namehash(name)] as const
  const owner = decodeFunctionResult({
    ...{ abi, functionName: 'owner' },
    data: (await chain.request('eth_call', [
      {
        to: ensContracts.registry,
        data: encodeFunctionData({ abi, functionName: 'owner', args }),
      },
    ])) as `0x${string}`,
  })
  await chain.request('anvil_impersonateAccount', [owner])
  await chain.request('eth_sendTransaction', [
    {
      from: owner,
      to: ensContracts.publicResolver,
      data: encodeFunctionData({
        ...{ abi, functionName: 'setAddr', args: [...args, address] },
      }),
    },
  ])
}
