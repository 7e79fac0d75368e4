import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { prepareTryOut } from '../testing/prepareTryOut.js'

const chainId = 31_337
const [visitor, receiver] = testAccounts
const account = visitor.toLowerCase()
const [dollar] = testTokens
const token = dollar.address.toLowerCase()
const wei = { type: 'native' }

/** Sends 5 wei of what it gets to somebody, whatever becomes of that. */
const payOn = (to: string) => `0x5f5f5f5f600573${to.slice(2)}5af100`
const alwaysReverts = '0x5f5ffd'

describe('T-APR-12 on a chain', () => {
  let chain: TestChain

  beforeAll(async () => {
    chain = await startTestChain({ chainId, multicall: false })
  })
  afterAll(() => chain.stop())

  const found = (changes: object) => ({
    status: 'changes',
    changes: [],
    approvals: [],
    isWhole: true,
    ...changes,
  })
  async function simulate(wanted: object) {
    const { tryOut } = await prepareTryOut(chain, chainId, account, wanted)
    return await tryOut()
  }

  it('ether leaves, and the fee is another matter', async () => {
    expect(await simulate({ to: receiver, value: '0x7' })).toEqual(
      found({ changes: [{ asset: wei, by: -7n }] }),
    )
    expect(await simulate({ to: account, value: '0x7' })).toEqual(found({}))
  })

  it('tokens leave, and are given into the hands of others', async () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [receiver, 12_500_000n],
    })
    expect(await simulate({ to: token, data })).toEqual(
      found({
        changes: [
          { asset: { type: 'token', address: token }, by: -12_500_000n },
        ],
      }),
    )
    const approval = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [receiver, maxUint256],
    })
    expect(await simulate({ to: token, data: approval })).toEqual(
      found({
        approvals: [
          {
            type: 'amount',
            of: token,
            spender: receiver.toLowerCase(),
            amount: maxUint256,
            isUnlimited: true,
          },
        ],
      }),
    )
  })

  it('what came back counts, and what was only announced does not', async () => {
    const giver = `0x${'c1'.repeat(20)}`
    await chain.request('anvil_setCode', [giver, payOn(account)])
    expect(await simulate({ to: giver, value: '0x9' })).toEqual(
      found({ changes: [{ asset: wei, by: -4n }] }),
    )
    // The node lists a transfer of 5 wei to it, which is reverted.
    const refuses = `0x${'c2'.repeat(20)}`
    await chain.request('anvil_setCode', [refuses, alwaysReverts])
    await chain.request('anvil_setCode', [giver, payOn(refuses)])
    expect(await simulate({ to: giver, value: '0x9' })).toEqual(
      found({ changes: [{ asset: wei, by: -9n }] }),
    )
  })

  it('it is said that it would fail by now', async () => {
    const turning = `0x${'c3'.repeat(20)}`
    const asked = { to: turning, value: '0x9' }
    const { tryOut } = await prepareTryOut(chain, chainId, account, asked)
    await chain.request('anvil_setCode', [turning, alwaysReverts])
    expect(await tryOut()).toEqual({ status: 'fails' })
  })
})
