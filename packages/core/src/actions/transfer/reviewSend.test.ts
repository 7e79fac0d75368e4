import { describe, expect, it } from 'vitest'
import { evm } from '../../adapters/evm/evmAdapter.js'
import { dataSource } from '../../clients/dataService/dataSource.js'
import { parseAmount } from '../../entities/transfer/amount.js'
import type { Token } from '../../entities/transfer/token.js'
import type { DataSource } from '../../ports/DataSource.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockEvmWallet } from '../../testing/evm/mockEvmWallet.js'
import { fakeNode } from '../../testing/fakeNode.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { usualNodeAnswers } from '../../testing/nodes/usualNodeAnswers.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { getTokens } from '../account/getTokens.js'
import { connect } from '../connection/connect.js'
import { reviewSend } from './reviewSend.js'

type Prepared = Awaited<ReturnType<Capabilities['prepareSend']>>

/** What a token says of itself, and what a data source says of it. */
type Words = Pick<Token, 'name' | 'symbol'> & {
  data?: DataSource
  more?: readonly Token[]
}

const namespaces = {
  eip155: {
    own: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    receiver: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    held: '0x6D8da4B12D658a36909ec1C75F81E54B8DB4eBf9',
    listed: '0x0A867CA0442383c2A89951244B955AA19b615b58',
    grave: '0x0000000000000000000000000000000000000004',
  },
  solana: {
    own: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
    receiver: '91VBokfJY919cnWjaMb5AzAoPF3FuHwQAunBnkn4BUXc',
    held: '5MLnrhHgy82a1vAVQh7un27dGPXN4yA76MCq6eGHT6GZ',
    listed: 'EiyzN55Wdrw2TfiUJXFq1Qsk2ymxW5REo6eoWgpjHrvZ',
    grave: '1nc1nerator11111111111111111111111111111111',
  },
} as const

async function setUp(
  namespace: keyof typeof namespaces,
  prepared: Partial<Prepared> = {},
  loadParseReceiver: Capabilities['loadParseReceiver'] = async () => (to) => to,
  { data, more = [], ...words }: Words = { name: 'USD', symbol: 'USD' },
) {
  const { held, listed, own } = namespaces[namespace]
  let asked = 0
  const balanceOf = (numeric: string) => ({
    balance: { value: parseAmount(numeric, 6), decimals: 6 },
  })
  const capabilities: Partial<Capabilities> = {
    getTokens: async () => {
      asked += 1
      return [
        { name: 'Coin', symbol: 'COIN', ...balanceOf('1') },
        { ...words, address: held, ...balanceOf('20.5') },
        ...more,
      ]
    },
    loadParseReceiver,
    prepareSend: async () => ({ fee: 100n, isContract: false, ...prepared }),
  }
  const kite = mockConnector({
    namespace,
    networkId: `${namespace}:31337`,
    addresses: [own],
  })
  const { kit } = createTestKit({
    adapters: [mockAdapter({ namespace, connectors: [kite], capabilities })],
    ...(data && { data: dataSource(data) }),
    networks: testNetworks.map((network) => ({
      ...network,
      chainNamespace: namespace,
      caipNetworkId: `${namespace}:${network.id}` as const,
      tokens: [{ address: listed, symbol: 'GEM', name: 'Gem', decimals: 6 }],
    })),
  })
  await connect(kit, { connectorId: 'io.kite' })
  const review = (receiver: string, tokenAddress?: string, amount = '0.25') =>
    reviewSend(kit, { draft: { amount, receiver, tokenAddress } })
  const typesFor = async (receiver: string, tokenAddress?: string) =>
    (await review(receiver, tokenAddress)).cautions.map(({ type }) => type)
  const readTokens = () =>
    getTokens(kit, { networkId: `${namespace}:31337`, address: own })
  return {
    ...{ asked: () => asked, readTokens, review, typesFor },
    ...namespaces[namespace],
  }
}

it('tells that its check of addresses did not load, and loads it anew', async () => {
  const chunk = new TypeError('Failed to fetch a module')
  const arrivals = [Promise.reject(chunk), Promise.resolve((to: string) => to)]
  const { receiver, review } = await setUp('eip155', {}, () =>
    Promise.race(arrivals.splice(0, 1)),
  )
  await expect(review(receiver)).rejects.toMatchObject({
    code: 'PART_NOT_LOADED',
    cause: chunk,
  })
  expect(await review(receiver)).toMatchObject({ to: receiver })
})

describe('F-09 with a first node of another chain', () => {
  const { held, own, receiver } = namespaces.eip155
  const urls = ['https://wrong.example/', 'https://right.example/']
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const symbol = (text: string) =>
    `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`
  /** Balance, decimals and symbol of the token. */
  const said = {
    wrong: [word(9_000), word(2), symbol('WRONG')],
    right: [word(50_000), word(3), symbol('RIGHT')],
  }

  const open = async (rightChainId: number) => {
    const node = fakeNode(({ method, params, url }) => {
      const isRight = url === urls[1]
      const chainId = isRight ? rightChainId : 1
      const [{ data = '' } = {}] = params as [{ data?: string }?]
      const [balance, decimals, name] = isRight ? said.right : said.wrong
      if (method !== 'eth_call')
        return { result: usualNodeAnswers(chainId)[method] }
      if (data.startsWith('0x70a08231')) return { result: balance }
      if (data === '0x313ce567') return { result: decimals }
      return { result: data.length > 10 ? word(1) : name }
    })
    const { kit, window } = createTestKit(
      {
        adapters: [evm()],
        networks: testNetworks.map((network) => ({
          ...network,
          rpcUrls: { default: { http: urls } },
        })),
      },
      { environment: { fetch: node.fetch } },
    )
    const wallet = mockEvmWallet({ accounts: [own], chainId: 31337 })
    wallet.announce(window)
    await connect(kit, { connectorId: wallet.rdns })
    const draft = { amount: '1.5', receiver, tokenAddress: held }
    return { node, review: () => reviewSend(kit, { draft }) }
  }

  it('freezes what the node of its own chain says', async () => {
    const { node, review } = await open(31337)
    expect(await review()).toMatchObject({
      token: { symbol: 'RIGHT', decimals: 3 },
      amount: 1_500n,
      balanceAfter: 48_500n,
    })
    const wrong = node.calls.filter(({ url }) => url === urls[0])
    expect(new Set(wrong.map(({ method }) => method))).toEqual(
      new Set(['eth_chainId']),
    )
  })

  it('says so where no node is of its chain, and is asked again at once', async () => {
    const { review } = await open(5)
    for (let count = 0; count < 2; count++)
      await expect(review()).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  })
})

for (const namespace of ['eip155', 'solana'] as const) {
  it(`${namespace}: refuses a token for its own contract before anybody is asked`, async () => {
    const { asked, held, review } = await setUp(namespace)
    const ways = namespace === 'eip155' ? [held, held.toLowerCase()] : [held]
    for (const way of ways)
      await expect(review(way, held)).rejects.toMatchObject({
        code: 'TRANSFER_IMPOSSIBLE',
        context: { reason: 'receiverIsToken' },
      })
    expect(asked()).toBe(0)
  })

  it(`${namespace}: takes any known token for a grave, held or only listed`, async () => {
    const { held, listed, review, typesFor } = await setUp(namespace, {
      isContract: true,
    })
    for (const [receiver, tokenAddress, symbol] of [
      [held, undefined, 'USD'],
      [listed, undefined, 'GEM'],
      [listed, held, 'GEM'],
    ] as const) {
      const { cautions } = await review(receiver, tokenAddress)
      expect(cautions).toContainEqual({ type: 'tokenContract', symbol })
      // That it is a program is said already.
      expect(await typesFor(receiver, tokenAddress)).not.toContain('contract')
    }
  })

  it(`${namespace}: takes what nobody owns for a grave, for coin and token`, async () => {
    const { grave, held, receiver, typesFor } = await setUp(namespace)
    expect(await typesFor(grave)).toEqual(['burn', 'firstTime'])
    expect(await typesFor(grave, held)).toEqual(['burn', 'firstTime'])
    expect(await typesFor(receiver)).toEqual(['firstTime'])
  })

  it(`${namespace}: says what the family found once, and nothing against it`, async () => {
    const { grave, receiver, typesFor } = await setUp(namespace, {
      isContract: true,
      cautions: [{ type: 'burn' }, { type: 'pausable' }],
    })
    const expected = ['burn', 'pausable', 'firstTime']
    expect(await typesFor(grave)).toEqual(expected)
    expect(await typesFor(receiver)).toEqual(expected)
  })

  it(`${namespace}: keeps the rent of a new account apart from the fee`, async () => {
    const { held, receiver, review } = await setUp(namespace, {
      accountRent: 2_039_280n - 1_500_000n,
    })
    const sent = await review(receiver, held, '20.5')
    expect(sent).toMatchObject({
      fee: 100n,
      accountRent: 539_280n,
      arriving: 20_500_000n,
      balanceAfter: 0n,
    })
    // 1 COIN is 1,000,000 base units: fee and rent take 539,380 of them.
    expect((await review(receiver, undefined, '0.46062')).balanceAfter).toBe(0n)
    await expect(review(receiver, undefined, '0.460621')).rejects.toMatchObject(
      { code: 'INSUFFICIENT_FUNDS_FOR_FEE' },
    )
  })

  it(`${namespace}: wants fee and rent together in hand for a token`, async () => {
    const enough = await setUp(namespace, { accountRent: 999_900n })
    expect(
      (await enough.review(enough.receiver, enough.held)).accountRent,
    ).toBe(999_900n)
    const short = await setUp(namespace, { accountRent: 999_901n })
    await expect(
      short.review(short.receiver, short.held),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS_FOR_FEE' })
  })

  it(`${namespace}: shows what arrives where the token keeps a part`, async () => {
    const { held, receiver, review } = await setUp(namespace, {
      arriving: 12_375_000n,
      cautions: [{ type: 'transferFee' }],
    })
    expect(await review(receiver, held, '12.5')).toMatchObject({
      amount: 12_500_000n,
      arriving: 12_375_000n,
      balanceAfter: 8_000_000n,
      cautions: [{ type: 'transferFee' }, { type: 'firstTime' }],
    })
  })
}

const withWords = (words: Words) =>
  setUp('eip155', {}, async () => (to) => to, words)

it.each([
  ['leads somewhere', 'Visit claim-usdc.com', 'GIFT'],
  ['hides characters', 'Gift', 'GI\u200bFT'],
  ['turns the reading order', 'Gift \u202Etfig', 'GIFT'],
  ['has the symbol of a configured one', 'Gem', 'GEM'],
  ['looks like a configured one', 'Gem', 'G\u0415M'],
])('cautions against a token whose text %s', async (_how, name, symbol) => {
  const { held, listed, receiver, typesFor } = await withWords({
    ...{ name, symbol },
    more: [
      {
        ...{ name: 'Gem', symbol: 'GEM', address: namespaces.eip155.listed },
        balance: { value: 3_000_000n, decimals: 6 },
      },
    ],
  })
  expect(await typesFor(receiver, held)).toEqual(['spamToken', 'firstTime'])
  expect(await typesFor(receiver, held.toLowerCase())).toContain('spamToken')
  expect(await typesFor(receiver, listed)).toEqual(['firstTime'])
  expect(await typesFor(receiver)).toEqual(['firstTime'])
})

it('cautions against what the data source called a trap', async () => {
  const spam = namespaces.eip155.held
  const { held, readTokens, receiver, typesFor } = await withWords({
    ...{ name: 'USD', symbol: 'USD' },
    data: {
      portfolio: async () => ({
        ...{ isStale: false, isComplete: true },
        tokens: [{ address: spam, isVerified: false, spam: ['IMITATION'] }],
      }),
    },
  })
  // Nobody has told of it yet.
  expect(await typesFor(receiver, held)).toEqual(['firstTime'])
  await readTokens()
  expect(await typesFor(receiver, held)).toEqual(['spamToken', 'firstTime'])
})
