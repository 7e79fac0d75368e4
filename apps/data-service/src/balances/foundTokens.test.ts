import { type Balances, balancesPath } from '@hasp/protocol/data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  multicallAddress,
  testAccounts,
  testTokens,
} from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { deployContracts, hostileCodes } from '../testing/deployContracts.js'
import {
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'

const [own, friend] = testAccounts
const [coin, dollar] = testTokens
const networkId = 'eip155:31337'

let chain: TestChain
let service: FollowingService
let now = Date.now()
const deploy = deployContracts(() => chain)
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: true })
  const { address, decimals, name, symbol } = coin
  service = await startFollowingService(chain, {
    now: () => now,
    network: {
      multicall: multicallAddress,
      tokens: [{ address, decimals, name, symbol }],
    },
  })
})
afterAll(async () => {
  await service?.stop()
  await chain?.stop()
})

async function read(account: string = own): Promise<Balances> {
  await service.catchUp()
  // What was answered before is not used any more.
  now += 60_000
  const path = balancesPath(`${networkId}:${account}`)
  return (await (await fetch(service.url + path)).json()) as Balances
}

const tokenAt = ({ tokens }: Balances, address: string) =>
  tokens.find((token) => token.address === address.toLowerCase())

it('[R7.35] tells of a token that nobody listed and that came to the account, as its contract says', async () => {
  const found = await deploy.token('Found Token', 'FOUND')
  const answer = await read()
  expect(tokenAt(answer, found)).toEqual({
    address: found.toLowerCase(),
    name: 'Found Token',
    symbol: 'FOUND',
    quantity: { decimals: '6', numeric: '7' },
    isVerified: false,
    spam: [],
  })
  expect(answer.isComplete).toBe(true)
  expect(tokenAt(answer, dollar.address)).toMatchObject({
    symbol: dollar.symbol,
    isVerified: false,
  })
  // A listed one is there once.
  const symbols = answer.tokens.map(({ symbol }) => symbol)
  expect(symbols.filter((symbol) => symbol === coin.symbol)).toHaveLength(1)
})

it('marks what a stranger calls like a token that is known, and cuts long names', async () => {
  const [twin, lure, long] = [
    await deploy.token('Twin', coin.symbol, [friend]),
    await deploy.token('Visit claim-usdc.com', 'GIFT', [friend]),
    await deploy.token(`${'N'.repeat(39)}😀`, 'S'.repeat(50), [friend]),
  ]
  const answer = await read(friend)
  expect(tokenAt(answer, twin)?.spam).not.toEqual([])
  expect(tokenAt(answer, lure)?.spam).not.toEqual([])
  expect(tokenAt(answer, long)).toMatchObject({
    name: 'N'.repeat(39),
    symbol: 'S'.repeat(12),
  })
})

it.each([
  'spends all gas',
  'answers with 3 MB',
  'reverts',
  'answers with nothing',
  'answers with the largest number',
] as const)('a contract that %s costs nobody else a token', async (what) => {
  const hostile = await deploy.hostile(hostileCodes[what])
  const account = (await deploy.token('After it', 'AFTER')).toLowerCase()
  const answer = await read()
  expect(tokenAt(answer, account)).toMatchObject({ symbol: 'AFTER' })
  expect(answer.tokens[0]).toMatchObject({ symbol: 'ETH' })
  expect(tokenAt(answer, hostile)).toBe(undefined)
})
