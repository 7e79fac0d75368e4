import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import {
  testAccounts,
  testTokens,
  unlistedToken,
} from '../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../devstack/testing/startTestChain.js'
import { encodeTransfer } from '../../adapters/evm/chain/abi/erc20.js'
import {
  defineNetwork,
  type TokenReference,
} from '../../entities/network/network.js'
import type { KitError } from '../../errors/KitError.js'
import { setUpBridge } from '../../testing/setUpBridge.js'
import { reviewSend } from './reviewSend.js'

const [from] = testAccounts
const [htk, husd] = testTokens

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: true })
}, 60_000)
afterAll(() => chain?.stop())

async function setUp(tokens: readonly TokenReference[] = testTokens) {
  const network = defineNetwork({
    id: 31337,
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
    tokens,
  })
  const setup = setUpBridge(
    {
      forward: ({ method, params }) =>
        chain.request(method, params as readonly unknown[]),
    },
    [network],
  )
  await setup.connectKite()
  const review = (receiver: string, tokenAddress?: string, amount = '1') =>
    reviewSend(setup.kit, { draft: { amount, receiver, tokenAddress } })
  const typesFor = async (receiver: string, tokenAddress?: string) =>
    (await review(receiver, tokenAddress)).cautions.map(({ type }) => type)
  return { ...setup, review, typesFor }
}

const ethAt = async (address: string) =>
  BigInt(String(await chain.request('eth_getBalance', [address, 'latest'])))
const mined = (hash: string) =>
  expect
    .poll(() => chain.request('eth_getTransactionReceipt', [hash]), {
      interval: 10,
    })
    .toMatchObject({ status: '0x1' })

it('refuses a token for its own contract, which the chain would let happen', async () => {
  const { review, wallet } = await setUp()
  const prompts = wallet.calls.length
  for (const receiver of [htk.address, htk.address.toLowerCase()])
    await expect(review(receiver, htk.address)).rejects.toMatchObject({
      code: 'TRANSFER_IMPOSSIBLE',
      context: { reason: 'receiverIsToken' },
    })
  expect(wallet.calls).toHaveLength(prompts)
  const data = encodeTransfer(htk.address, 1n)
  const hash = await chain.request('eth_sendTransaction', [
    { from, to: htk.address, data },
  ])
  await mined(String(hash))
})

/** What the transfer of a token does, as instructions of the EVM. */
const transfers = {
  answersFalse: '60205ff3',
  answersTrue: '60015f5260205ff3',
  answersNothing: '5f5ff3',
  fails: '5f5ffd',
} as const

const oddToken = `0x${'0d'.repeat(20)}`
const oneUnit = '0.000000000000000001'

/**
 * Puts a token at an address: if the first four bytes of the data are
 * transfer's (`CALLDATALOAD SHR PUSH4 EQ JUMPI`) it does what is asked for,
 * else it returns the word 18, which is its balance and its decimals.
 */
const placeToken = (transfer: string) =>
  chain.request('anvil_setCode', [
    oddToken,
    `0x5f3560e01c63a9059cbb1460165760125f5260205ff35b${transfer}`,
  ])

it('tells of a token that answers false, which the chain would call a success', async () => {
  const { review } = await setUp()
  await placeToken(transfers.answersFalse)
  const { cautions } = await review(testAccounts[5], oddToken, oneUnit)
  expect(cautions).toContainEqual({ type: 'answersFalse' })
  const data = encodeTransfer(testAccounts[5], 1n)
  const sent = { from, to: oddToken, data }
  await mined(String(await chain.request('eth_sendTransaction', [sent])))
})

it('reviews a token that answers true, or nothing, and none that fails', async () => {
  const { review } = await setUp()
  for (const transfer of [transfers.answersTrue, transfers.answersNothing]) {
    await placeToken(transfer)
    const { cautions } = await review(testAccounts[5], oddToken, oneUnit)
    expect(cautions).not.toContainEqual({ type: 'answersFalse' })
  }
  await placeToken(transfers.fails)
  await expect(
    review(testAccounts[5], oddToken, oneUnit),
  ).rejects.toMatchObject({ code: 'RPC_ERROR' })
})

it('names the fee that is missing, where nothing of the currency is held', async () => {
  const { review } = await setUp()
  const held = await ethAt(from)
  onTestFinished(async () => {
    const value = `0x${held.toString(16)}`
    await chain.request('anvil_setBalance', [from, value])
  })
  await chain.request('anvil_setBalance', [from, '0x0'])
  await expect(review(testAccounts[5], htk.address)).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS_FOR_FEE',
  })
})

it('takes another token of the network for a grave, for coin and token', async () => {
  const { typesFor } = await setUp()
  expect(await typesFor(husd.address, htk.address)).toEqual([
    'tokenContract',
    'firstTime',
  ])
})

it('warns of precompiles, which take what is sent to them for good', async () => {
  const { typesFor } = await setUp()
  const addresses = [...Array(0x11).keys(), 0xff].map(
    (index) => `0x${(index + 1).toString(16).padStart(40, '0')}`,
  )
  let reviewed = 0
  for (const address of addresses) {
    // Tokens go anywhere; some precompiles fail without their input.
    expect(await typesFor(address, htk.address)).toEqual(['burn', 'firstTime'])
    const types = await typesFor(address).catch((error: KitError) => error.code)
    if (typeof types === 'string') continue
    expect(types).toEqual(['burn', 'firstTime'])
    reviewed += 1
  }
  expect(reviewed).toBeGreaterThan(4)

  const identity = '0x0000000000000000000000000000000000000004'
  const before = await ethAt(identity)
  const sent = { from, to: identity, value: '0x1', gas: '0x10000' }
  await mined(String(await chain.request('eth_sendTransaction', [sent])))
  expect((await ethAt(identity)) - before).toBe(1n)
})

it('says of the usual receiver only that it is new', async () => {
  const { typesFor } = await setUp()
  expect(await typesFor(testAccounts[5])).toEqual(['firstTime'])
  expect(await typesFor(testAccounts[5], htk.address)).toEqual(['firstTime'])
})

it('reviews any token, by what its contract says of itself', async () => {
  const { review } = await setUp()
  const { address, decimals, share, symbol } = unlistedToken
  const sent = await review(testAccounts[5], address.toLowerCase(), '12.5')
  expect(sent).toMatchObject({
    token: { type: 'token', symbol, decimals },
    amount: 12_5000_0000n,
    balanceAfter: share - 12_5000_0000n,
    cautions: [{ type: 'firstTime' }],
  })
  await expect(review(testAccounts[5], address, '400.1')).rejects.toMatchObject(
    { code: 'INSUFFICIENT_FUNDS', context: { symbol } },
  )
  // There is no contract.
  await expect(
    review(testAccounts[5], `0x${'77'.repeat(20)}`),
  ).rejects.toMatchObject({ code: 'TOKEN_BALANCE_UNAVAILABLE' })
})

it('where a list differs from the contract the contract counts, and it is said', async () => {
  for (const wrong of [{ decimals: 18 }, { symbol: 'USDC' }]) {
    const { review } = await setUp([{ ...husd, ...wrong }])
    const sent = await review(testAccounts[5], husd.address)
    expect(sent).toMatchObject({
      token: { symbol: 'HUSD', decimals: 6 },
      amount: 1_000_000n,
    })
    expect(sent.cautions).toContainEqual({ type: 'listDiffers' })
  }
})
