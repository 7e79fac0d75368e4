import {
  type AddressName,
  addressNamePath,
  type Name,
  namePath,
} from '@hasp/protocol/data'
import {
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ensContracts,
  seededNames,
  testAccounts,
} from '../../../../devstack/addresses.js'
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'

const abi = parseAbi([
  'function owner(bytes32 node) view returns (address)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setAddr(bytes32 node, address account)',
])
const { ana } = seededNames
const state = { now: Date.now() }
let service: NamesService

beforeAll(async () => {
  service = await startNamesService({ now: () => state.now })
}, 60_000)
afterAll(() => service?.stop())

async function lookup(name: string) {
  const response = await fetch(service.url + namePath(name))
  const answer = (await response.json()) as Partial<Name>
  return {
    status: response.status,
    address: answer.addresses?.[0]?.address,
    isStale: answer.isStale,
  }
}

async function send(to: Hex, data: Hex): Promise<void> {
  const from = await service.client.readContract({
    address: ensContracts.registry,
    abi,
    functionName: 'owner',
    args: [namehash('eth')],
  })
  await service.chain.request('anvil_impersonateAccount', [from])
  const hash = (await service.chain.request('eth_sendTransaction', [
    { from, to, data, gas: '0x100000' },
  ])) as Hex
  await service.client.waitForTransactionReceipt({ hash })
}

const setAddress = (name: string, account: Hex) =>
  send(
    ensContracts.publicResolver,
    encodeFunctionData({
      abi,
      functionName: 'setAddr',
      args: [namehash(name), account],
    }),
  )

it('a name is used for five minutes, and that there is none for half a one', async () => {
  const [first, second] = testAccounts
  expect(await lookup('young.eth')).toMatchObject({ status: 404 })
  const owner = await service.client.readContract({
    address: ensContracts.registry,
    abi,
    functionName: 'owner',
    args: [namehash('eth')],
  })
  await send(
    ensContracts.registry,
    encodeFunctionData({
      abi,
      functionName: 'setSubnodeRecord',
      args: [
        namehash('eth'),
        labelhash('young'),
        owner,
        ensContracts.publicResolver,
        0n,
      ],
    }),
  )
  await setAddress('young.eth', first)
  state.now += 29_999
  expect(await lookup('young.eth')).toMatchObject({ status: 404 })
  state.now += 1
  expect(await lookup('young.eth')).toMatchObject({ address: first })
  await setAddress('young.eth', second)
  state.now += 5 * 60_000 - 1
  expect(await lookup('young.eth')).toMatchObject({ address: first })
  state.now += 1
  expect(await lookup('young.eth')).toMatchObject({ address: second })
})

it('an earlier answer stands in for ten minutes while no node answers', async () => {
  expect(await lookup(ana.name)).toMatchObject({ isStale: false })
  const readName = async () => {
    const path = addressNamePath(ana.account, 'eip155:31337')
    const response = await fetch(service.url + path)
    return (await response.json()) as Partial<AddressName> & { code?: string }
  }
  expect(await readName()).toMatchObject({ name: ana.name, isStale: false })
  await service.chain.stop()
  state.now += 5 * 60_000
  expect(await lookup(ana.name)).toEqual({
    status: 200,
    address: ana.account,
    isStale: true,
  })
  expect(await readName()).toMatchObject({ name: ana.name, isStale: true })
  state.now += 5 * 60_000
  expect(await lookup(ana.name)).toMatchObject({ status: 503 })
  // Not known is not the same as none.
  expect(await readName()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
})
