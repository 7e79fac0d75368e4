import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { createPageReader } from '../testing/createPageReader.js'
import { readHistory, readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  catchUp,
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'

const [own, friend, other] = testAccounts
const [coin] = testTokens
const accounts = [own, friend, other, coin.address]

let chain: TestChain
let service: FollowingService
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  service = await startFollowingService(chain)
})
afterAll(async () => {
  await service?.stop()
  await chain?.stop()
})

const give = (value: number, to: string = friend) =>
  sendTransaction(chain, { from: own, to, value: `0x${value.toString(16)}` })

/** Blocks with a transfer each. */
async function giveTimes(count: number): Promise<void> {
  for (let value = 1; value <= count; value += 1) await give(value)
}

const readAll = async ({ url }: FollowingService) =>
  await Promise.all(accounts.map((account) => readWholeHistory(url, account)))

/** What a service knows that was never told of an undone block. */
async function readFromNothing() {
  const fresh = await startFollowingService(chain)
  try {
    await fresh.catchUp()
    return await readAll(fresh)
  } finally {
    await fresh.stop()
  }
}

/** Undoes blocks, and puts a transfer into two of those that replace them. */
const undo = (depth: number) =>
  chain.request('anvil_reorg', [
    depth,
    [
      [{ from: own, to: other, value: '0x7' }, 0],
      [{ from: own, to: friend, value: '0x8' }, depth - 1],
    ],
  ])

it('[R7.36] what the chain undoes is as if it had never been, 300 blocks, 12 and 1 of them', async () => {
  await chain.request('anvil_mine', ['0x12c'])
  for (const depth of [300, 12, 1]) {
    await giveTimes(14)
    await service.catchUp()
    const before = await readAll(service)
    await undo(depth)
    await catchUp(chain, service.url, 60_000)
    expect(await readAll(service)).not.toEqual(before)
  }
  expect(await readAll(service)).toEqual(await readFromNothing())
}, 180_000)

describe('who turns pages meanwhile', () => {
  it('sees nothing twice and misses nothing while the chain grows', async () => {
    await giveTimes(8)
    await service.catchUp()
    const whole = await readWholeHistory(service.url, own)
    const reader = createPageReader(service.url, own)
    while (await reader.turn()) await give(9)
    expect(reader.shown()).toEqual(whole)
  })

  it('sees nothing twice and misses nothing when what was shown is undone', async () => {
    await giveTimes(14)
    await service.catchUp()
    const reader = createPageReader(service.url, own)
    await reader.turn()
    await undo(12)
    await service.catchUp()
    while (await reader.turn());
    expect(reader.shown()).toEqual(await readWholeHistory(service.url, own))
  })

  it('goes on below blocks that are undone, and is told that what was shown of them is void', async () => {
    await giveTimes(14)
    await service.catchUp()
    const reader = createPageReader(service.url, own)
    await reader.turn()
    await reader.turn()
    await undo(3)
    await service.catchUp()
    while (await reader.turn());
    const voidAbove = reader.voidAbove() ?? 0
    const whole = await readWholeHistory(service.url, own)
    expect(reader.shown()).toEqual(
      whole.filter(({ block }) => block.number <= voidAbove),
    )
    const { head } = await readHistory(service.url, own)
    expect(voidAbove).toBe(head.number - 3)
  })
})
