import { expect, it } from 'vitest'
import { getActiveAccount } from '../../actions/account/getActiveAccount.js'
import { getTokens } from '../../actions/account/getTokens.js'
import { connect } from '../../actions/connection/connect.js'
import { formatAccountId } from '../../entities/account/accountId.js'
import { findCachedAnswer } from '../../kit/cachedAnswers.js'
import { invalidateAccount } from '../../kit/transactions/invalidateAccount.js'
import type {
  Portfolio,
  ReadParameters,
  ToldToken,
} from '../../ports/DataSource.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { dataSource } from './dataSource.js'
import { orUnserved } from './orUnserved.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const networkId = 'eip155:31337'
const contract = (index: number) => `0x${`${index}`.padStart(40, 'a')}`
const toldOf = (addresses: readonly string[]): Portfolio => ({
  isStale: false,
  isComplete: true,
  tokens: addresses.map(
    (address): ToldToken => ({ address, price: 1, isVerified: true, spam: [] }),
  ),
})

async function setUp(parameters: {
  portfolio: () => Promise<Portfolio | undefined>
  unreadable?: string
  readNative?: () => Promise<bigint>
}) {
  const { portfolio, readNative = async () => 1n, unreadable } = parameters
  const contractsAsked: (readonly string[] | undefined)[] = []
  let asked = 0
  const getNodeTokens = async ({ contracts }: ReadParameters) => {
    contractsAsked.push(contracts)
    const value = await readNative()
    return [
      { symbol: 'ETH', name: 'Ether', balance: { value, decimals: 18 } },
      ...(contracts ?? [])
        .filter((address) => address !== unreadable)
        .map((address) => ({
          ...{ address, symbol: 'T', name: 'T' },
          balance: { value: 5_000_000n, decimals: 6 },
        })),
    ]
  }
  const { clock, kit } = createTestKit({
    adapters: [
      mockAdapter({
        connectors: [mockConnector({ networkId, addresses: [own] })],
        capabilities: { getTokens: getNodeTokens },
      }),
    ],
    networks: testNetworks,
    data: dataSource({
      portfolio: () => {
        asked += 1
        return portfolio()
      },
    }),
  })
  await connect(kit, { connectorId: 'io.kite' })
  const read = (isFresh = true) =>
    getTokens(kit, { ...getActiveAccount(kit), isFresh })
  return { asked: () => asked, clock, contractsAsked, kit, read }
}

it('what is told of a token is told once, however its contract is written, and of no address of another chain', async () => {
  const { contractsAsked, read } = await setUp({
    portfolio: async () =>
      toldOf([
        contract(1),
        contract(1).replace(/a+/, (letters) => letters.toUpperCase()),
        'So11111111111111111111111111111111111111112',
      ]),
  })
  const tokens = await read()
  expect(tokens).toHaveLength(2)
  expect(contractsAsked.map((contracts) => contracts?.length)).toEqual([1])
})

it('a token that the node could not read is said to be absent', async () => {
  const { read } = await setUp({
    portfolio: async () => toldOf([contract(1), contract(2)]),
    unreadable: contract(2),
  })
  const tokens = await read()
  expect(tokens.map(({ told }) => told)).toEqual(['partial', 'partial'])
})

it('a network that the service does not serve has what its nodes know, and is asked about once', async () => {
  const refusal = new ServiceFailure('answered 404', {
    status: 404,
    code: 'NETWORK_UNKNOWN',
  })
  const { asked, read } = await setUp({
    portfolio: () => orUnserved<Portfolio>(Promise.reject(refusal)),
  })
  for (const _ of [1, 2]) {
    const [native] = await read()
    expect(native?.told).toBeUndefined()
  }
  expect(asked()).toBe(1)
})

it('what looks like a trap comes last, whatever it is said to cost', async () => {
  const trap = { price: 1e9, isVerified: false, spam: ['airdrop'] } as const
  const { tokens: trusted } = toldOf([contract(2), contract(3)])
  const { read } = await setUp({
    portfolio: async () => ({
      ...{ isStale: false, isComplete: true },
      tokens: [{ ...trap, address: contract(1) }, ...trusted],
    }),
  })
  const tokens = await read()
  expect(tokens.map(({ address }) => address)).toEqual([
    undefined,
    ...[2, 3, 1].map(contract),
  ])
})

it('of more than a hundred tokens a part is kept, which is said to be one and is never the answer', async () => {
  const addresses = Array.from({ length: 120 }, (_, index) => contract(index))
  const { asked, kit, read } = await setUp({
    portfolio: async () => toldOf(addresses),
  })
  expect(await read()).toHaveLength(121)
  const kept = findCachedAnswer(kit, 'getTokens', getActiveAccount(kit))
  expect(kept?.answer).toHaveLength(100)
  expect(kept?.answer[0]?.told).toBe('partial')
  const again = await read(false)
  expect(again).toHaveLength(121)
  expect(again[0]?.told).toBe('current')
  expect(asked()).toBe(2)
})

it('what was asked before a transaction is not the answer after it, and is not kept', async () => {
  const answers: ((value: bigint) => void)[] = []
  const { kit, read } = await setUp({
    portfolio: async () => toldOf([]),
    readNative: () => new Promise((resolve) => answers.push(resolve)),
  })
  const before = read()
  await expect.poll(() => answers.length).toBe(1)
  invalidateAccount(kit, formatAccountId(networkId, own))
  const after = read()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(7n)
  answers[0]?.(8n)
  const [[old], [now]] = await Promise.all([before, after])
  expect([old?.balance.value, now?.balance.value]).toEqual([8n, 7n])
  const [kept] = await read(false)
  expect(kept?.balance.value).toBe(7n)
})
