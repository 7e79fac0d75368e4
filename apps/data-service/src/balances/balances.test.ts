import { type Balances, balancesPath } from '@hasp/protocol/data'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  solanaChain,
  solanaTestAccounts,
  solanaTestTokens,
  testAccounts,
  testTokens,
  unlistedToken,
} from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../devstack/testing/startTestSolana.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const [coin, dollar] = testTokens
const [own, friend] = testAccounts
const [solanaOwn] = solanaTestAccounts
const solanaId = `solana:${solanaChain.reference}`
const gone = `0x${'77'.repeat(20)}`
const describe = ({
  address,
  decimals,
  name,
  symbol,
}: typeof coin | typeof dollar) => ({
  address,
  decimals,
  name,
  symbol,
})

let chain: TestChain
let plainChain: TestChain
let solana: TestSolana
let service: TestService
let now = Date.now()

beforeAll(async () => {
  ;[chain, plainChain, solana] = await Promise.all([
    startTestChain({ chainId: 31337, multicall: true }),
    startTestChain({ chainId: 31338, multicall: false }),
    startTestSolana(),
  ])
  const evm = {
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    tokens: [
      describe(coin),
      // The list is wrong about it: the contract says 6.
      { ...describe(dollar), decimals: 18 },
      { ...describe(coin), address: gone, symbol: 'GONE' },
    ],
    fixedPrices: { native: 2_000, [dollar.address.toLowerCase()]: 1 },
  }
  service = await startTestService(chain.url, {
    now: () => now,
    configuration: {
      networks: [
        {
          ...evm,
          id: 'eip155:31337',
          name: 'One',
          rpcUrls: [chain.url],
          multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
        },
        { ...evm, id: 'eip155:31338', name: 'Two', rpcUrls: [plainChain.url] },
        {
          id: solanaId,
          name: 'Solana',
          nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
          rpcUrls: [solana.url],
          tokens: solanaTestTokens
            .slice(0, 2)
            .map(({ address, decimals, name, symbol }) => ({
              address,
              decimals,
              name,
              symbol,
            })),
          fixedPrices: { native: 100 },
        },
      ],
    },
  })
})
afterAll(async () => {
  await service?.stop()
  await Promise.all([chain?.stop(), plainChain?.stop(), solana?.stop()])
})

async function read(account: string): Promise<Balances> {
  const response = await fetch(service.url + balancesPath(account))
  expect(response.status).toBe(200)
  return (await response.json()) as Balances
}

it.each(['eip155:31337', 'eip155:31338'])(
  '[R7.35] tells what an account of %s holds, as the chain says it',
  async (networkId) => {
    const answer = await read(`${networkId}:${own}`)
    expect(answer).toMatchObject({
      account: `${networkId}:${own.toLowerCase()}`,
      networkId,
      isStale: false,
      // One of the list is no contract here: nobody can hold it.
      isComplete: true,
    })
    expect(answer.block.number).toBeGreaterThan(0)
    expect(answer.tokens).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        quantity: { decimals: '18', numeric: '10000' },
        price: 2_000,
        value: 20_000_000,
        isVerified: true,
        spam: [],
      },
      {
        ...{ address: coin.address, name: coin.name, symbol: coin.symbol },
        quantity: { decimals: '18', numeric: '1000' },
        isVerified: true,
        spam: [],
      },
      {
        ...{
          address: dollar.address,
          name: dollar.name,
          symbol: dollar.symbol,
        },
        quantity: { decimals: '6', numeric: '2500' },
        price: 1,
        value: 2_500,
        isVerified: true,
        spam: [],
      },
    ])
  },
)

it('tells the operator once which listed token is no contract', async () => {
  await read(`eip155:31337:${own}`)
  now += 30_000
  await read(`eip155:31337:${own}`)
  const said = service.lines.filter(
    ({ event, networkId }) =>
      event === 'listed token is no contract' && networkId === 'eip155:31337',
  )
  expect(said).toEqual([
    {
      event: 'listed token is no contract',
      networkId: 'eip155:31337',
      listedToken: gone,
    },
  ])
})

it('an account has one answer for 30 s, in whichever case it is asked about', async () => {
  const first = await read(`eip155:31337:${friend}`)
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [friend, 12_500_000n],
  })
  await chain.request('eth_sendTransaction', [
    { from: own, to: dollar.address, data },
  ])
  expect(await read(`eip155:31337:${friend.toLowerCase()}`)).toEqual(first)
  now += 30_000
  const { tokens } = await read(`eip155:31337:${friend}`)
  expect(tokens.at(-1)?.quantity.numeric).toBe('2512.5')
})

it.each(['gzip', 'identity', 'gzip;q=0', 'br, gzip;q=0.5'])(
  'an answer is the same to who takes %s',
  async (accepted) => {
    const url = service.url + balancesPath(`eip155:31337:${own}`)
    const response = await fetch(url, {
      headers: { 'Accept-Encoding': accepted, Origin: 'https://shop.example' },
    })
    expect(response.headers.get('Content-Encoding')).toBe(
      /gzip(?!;q=0$)/.test(accepted) ? 'gzip' : null,
    )
    // A proxy between must not give one's answer to the other.
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(await response.json()).toEqual(await read(`eip155:31337:${own}`))
  },
)

it('tells what an account of Solana holds, of both token programs', async () => {
  const { tokens } = await read(`${solanaId}:${solanaOwn}`)
  const [pass, money, other] = solanaTestTokens
  expect(
    tokens.map(({ address, isVerified, price, quantity, symbol }) => ({
      ...{ address, isVerified, price, symbol },
      amount: quantity.numeric,
    })),
  ).toEqual([
    ...[
      {
        address: undefined,
        amount: '100',
        isVerified: true,
        price: 100,
        symbol: 'SOL',
      },
    ],
    ...[pass, money].map(({ address, symbol }) => ({
      ...{ address, symbol },
      amount: symbol === 'HPASS' ? '25' : '2500',
      isVerified: true,
      price: undefined,
    })),
    // Of no list: anybody may have chosen its name.
    {
      address: other.address,
      amount: '1000',
      isVerified: false,
      price: undefined,
      symbol: `${other.address.slice(0, 4)}…${other.address.slice(-4)}`,
    },
  ])
})

it('an unknown token of the chain is not looked for', async () => {
  const { tokens } = await read(`eip155:31337:${own}`)
  expect(tokens.map(({ address }) => address)).not.toContain(
    unlistedToken.address,
  )
})
