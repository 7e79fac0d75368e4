import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../devstack/testing/startTestChain.js'
import { encodeTransfer } from '../../adapters/evm/chain/abi/erc20.js'
import { defineNetwork } from '../../entities/network/network.js'
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

async function setUp() {
  const network = defineNetwork({
    id: 31337,
    chainNamespace: 'eip155',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
    tokens: testTokens,
  })
  const setup = setUpBridge(
    {
      forward: ({ method, params }) =>
        chain.request(method, params as readonly unknown[]),
    },
    [network],
  )
  await setup.connectKite()
  const review = (receiver: string, tokenAddress?: string) =>
    reviewSend(setup.kit, { draft: { amount: '1', receiver, tokenAddress } })
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
