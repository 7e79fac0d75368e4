import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  toEventSelector,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { createLogWriter } from '../testing/createLogWriter.js'
import { readHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'

const [own, friend, stranger, other] = testAccounts
const [, dollar] = testTokens
const transfer = toEventSelector('Transfer(address,address,uint256)')

let chain: TestChain
let priced: FollowingService
let unpriced: FollowingService
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  const { address, decimals, name, symbol } = dollar
  const tokens = [{ address, decimals, name, symbol }]
  const fixedPrices = { native: 2_000, [address]: 1 }
  priced = await startFollowingService(chain, {
    network: { tokens, fixedPrices },
  })
  unpriced = await startFollowingService(chain, { network: { tokens } })
})
afterAll(async () => {
  await priced?.stop()
  await unpriced?.stop()
  await chain?.stop()
})

const send = (transaction: object) => sendTransaction(chain, transaction)
const give = (from: string, value: bigint, to: string = own) =>
  send({ from, to, value: numberToHex(value) })

/** What the newest entry of an account is said to be. */
async function newest(service: FollowingService, account: string = own) {
  await service.catchUp()
  const { entries } = await readHistory(service.url, account, { limit: 1 })
  return entries[0]
}

/** An account of the chain's that anybody could have made. */
async function impersonate(address: string) {
  await chain.request('anvil_impersonateAccount', [address])
  await chain.request('anvil_setBalance', [address, numberToHex(10n ** 20n)])
  return address
}

/** An address that begins and ends as another one does. */
const imitate = (address: string, middle: string) =>
  `${address.slice(0, 6)}${middle.repeat(32)}${address.slice(-4)}`

it.each([
  [49, []],
  [50, ['MASS_SENT']],
])('what went to %i receivers at once is %j', async (count, spam) => {
  const receivers = Array.from({ length: count }, (_, index) =>
    index === 7 ? own : numberToHex(index + 1_000, { size: 20 }),
  )
  const logs = receivers.map((receiver) => ({
    topics: [transfer, pad(stranger as Hex), pad(receiver as Hex)],
    data: numberToHex(10n ** 18n, { size: 32 }),
  }))
  const gas = '0x1c9c380'
  await send({ from: stranger, data: createLogWriter(logs), gas })
  expect(await newest(priced)).toMatchObject({ kind: 'received', spam })
})

it('less than a cent of a stranger is dust, where a price is known', async () => {
  await give(stranger, parseEther('0.000004'))
  expect(await newest(priced)).toMatchObject({ spam: ['DUST'] })
  expect(await newest(unpriced)).toMatchObject({ spam: [] })
  await give(stranger, parseEther('0.000005'))
  expect(await newest(priced)).toMatchObject({ spam: [] })
})

it('less than a cent of somebody whom the account sent something is none', async () => {
  await give(own, 1n, friend)
  await give(friend, 1n)
  expect(await newest(priced)).toMatchObject({ kind: 'received', spam: [] })
})

it.each([
  ['whom the account sent something', friend, '7'],
  ['of the account itself', own, '8'],
])(
  'an address that begins and ends as that %s is a trap',
  async (_, of, middle) => {
    const trap = await impersonate(imitate(of, middle))
    await give(own, 1n, friend)
    await give(trap, parseEther('1'))
    const entry = { kind: 'received', spam: ['LOOK_ALIKE'] }
    expect(await newest(unpriced)).toMatchObject(entry)
    expect(await newest(priced)).toMatchObject(entry)
    // Of another account it is nobody in particular.
    await give(trap, parseEther('1'), other)
    expect(await newest(priced, other)).toMatchObject({ spam: [] })
  },
)

it('what somebody moved whom the account allowed to is its own', async () => {
  const [approve, transferFrom] = [
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [friend, 5n],
    }),
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [own, stranger, 5n],
    }),
  ]
  await send({ from: own, to: dollar.address, data: approve })
  await send({ from: friend, to: dollar.address, data: transferFrom })
  expect(await newest(priced)).toMatchObject({ kind: 'sent', spam: [] })
})

it('nothing that is moved in the name of the account is a trap, of every token', async () => {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [own, imitate(friend, '5') as Hex, 0n],
  })
  await send({ from: stranger, to: dollar.address, data })
  expect(await newest(priced)).toMatchObject({
    spam: ['UNSIGNED', 'NOTHING_MOVED', 'LOOK_ALIKE'],
  })
})

it.each([
  ['visit claim-husd.com', 'GIFT', ['LINK']],
  ['Gift', 'A\u202eB', ['HIDDEN_CHARACTERS']],
  ['Gift', 'HUSD', ['IMITATION']],
  ['Gift', 'НUSD', ['IMITATION']],
  ['Gift', 'Е\u200bTH', ['HIDDEN_CHARACTERS', 'IMITATION']],
  ['Gift', 'GIFT', []],
])('a token that calls itself %s, %j is %j', async (name, symbol, spam) => {
  const data = encodeDeployData({
    abi: artifacts.TestToken.abi,
    bytecode: artifacts.TestToken.bytecode as Hex,
    args: [name, symbol, 18, [own], 5n],
  })
  await send({ from: stranger, data, gas: '0x1c9c380' })
  expect(await newest(unpriced)).toMatchObject({ kind: 'received', spam })
})

it('what the account sent itself is its own doing', async () => {
  await give(own, 0n, imitate(friend, '6'))
  await give(own, 1n, imitate(friend, '6'))
  expect(await newest(priced)).toMatchObject({ kind: 'sent', spam: [] })
})
