import { type Balances, balancesPath } from '@hasp/protocol/data'
import {
  concatHex,
  encodeDeployData,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  multicallAddress,
  testAccounts,
  testTokens,
} from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'

const [own, friend, stranger] = testAccounts
const [coin, dollar] = testTokens
const networkId = 'eip155:31337'

let chain: TestChain
let service: FollowingService
let now = Date.now()
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

async function deploy(data: Hex): Promise<Hex> {
  const { contractAddress } = await sendTransaction(chain, {
    from: stranger,
    data,
    gas: '0x800000',
  })
  return contractAddress
}

const deployToken = (
  name: string,
  symbol: string,
  holders: readonly string[] = [own],
) =>
  deploy(
    encodeDeployData({
      abi: parseAbi([
        'constructor(string name, string symbol, uint8 decimals, address[] holders, uint256 share)',
      ]),
      bytecode: artifacts.TestToken.bytecode as Hex,
      args: [name, symbol, 6, holders as Hex[], 7_000_000n],
    }),
  )

/** A contract that says it gave a token, and then runs the code on each call. */
function deployHostile(code: Hex): Promise<Hex> {
  const topics = encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { from: zeroAddress, to: own as Hex },
  }) as Hex[]
  const words = [...topics].reverse().map((word) => concatHex(['0x7f', word]))
  return deploy(
    concatHex([
      // What it gave: one unit.
      '0x60015f52',
      ...words,
      // LOG3 of it.
      '0x60205fa3',
      // The code is the end of a word.
      numberToHex(0x60 + size(code) - 1, { size: 1 }),
      code,
      '0x5f52',
      concatHex(['0x60', numberToHex(size(code), { size: 1 })]),
      concatHex(['0x60', numberToHex(32 - size(code), { size: 1 })]),
      '0xf3',
    ]),
  )
}

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
  const found = await deployToken('Found Token', 'FOUND')
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
    await deployToken('Twin', coin.symbol, [friend]),
    await deployToken('Visit claim-usdc.com', 'GIFT', [friend]),
    await deployToken(`${'N'.repeat(39)}😀`, 'S'.repeat(50), [friend]),
  ]
  const answer = await read(friend)
  expect(tokenAt(answer, twin)?.spam).not.toEqual([])
  expect(tokenAt(answer, lure)?.spam).not.toEqual([])
  expect(tokenAt(answer, long)).toMatchObject({
    name: 'N'.repeat(39),
    symbol: 'S'.repeat(12),
  })
})

it.each<readonly [what: string, code: Hex]>([
  ['spends all gas', '0x5b5f56'],
  ['answers with 3 MB', '0x623000005ff3'],
  ['reverts', '0x5f5ffd'],
  ['answers with nothing', '0x00'],
  ['answers with the largest number', '0x5f195f5260205ff3'],
])('a contract that %s costs nobody else a token', async (_what, code) => {
  const hostile = await deployHostile(code)
  const account = (await deployToken('After it', 'AFTER')).toLowerCase()
  const answer = await read()
  expect(tokenAt(answer, account)).toMatchObject({ symbol: 'AFTER' })
  expect(answer.tokens[0]).toMatchObject({ symbol: 'ETH' })
  expect(tokenAt(answer, hostile)).toBe(undefined)
})
