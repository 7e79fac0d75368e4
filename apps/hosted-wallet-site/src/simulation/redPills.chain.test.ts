import {
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  http,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { prepareTryOut } from '../testing/prepareTryOut.js'
import type { Simulation } from './Simulation.js'

const chainId = 31_337
const ether = 10n ** 18n
const stake = ether / 4n
const [maker, visitor] = testAccounts
const account = visitor.toLowerCase()
const { abi, bytecode } = artifacts.RedPill
const claim = encodeFunctionData({ abi, functionName: 'claim' })
const lost: Simulation = {
  status: 'changes',
  changes: [{ asset: { type: 'native' }, by: -stake }],
  approvals: [],
  isWhole: true,
}
const won: Simulation = {
  ...lost,
  changes: [{ asset: { type: 'native' }, by: stake }],
}

describe('T-APR-08 contracts that tell a simulation from the real thing', () => {
  let chain: TestChain

  beforeAll(async () => {
    chain = await startTestChain({ chainId, multicall: false })
    await chain.request('anvil_setCoinbase', [`0x${'c0'.repeat(20)}`])
    // Blocks as a network has them, and an account that has paid fees.
    for (let block = 0; block < 3; block += 1) {
      await chain.request('evm_increaseTime', [12])
      await send(account, { to: maker, value: 1n })
    }
  })
  afterAll(() => chain.stop())

  async function send(
    from: string,
    call: { to?: string; value?: bigint; data?: string; gas?: bigint },
  ) {
    const hash = (await chain.request('eth_sendTransaction', [
      {
        from,
        ...Object.fromEntries(
          Object.entries(call).map(([key, value]) => [
            key,
            typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
          ]),
        ),
      },
    ])) as `0x${string}`
    return await node().waitForTransactionReceipt({ hash })
  }
  const node = () => createPublicClient({ transport: http(chain.url) })
  const weiOf = async (address: string) =>
    await node().getBalance({ address: address as `0x${string}` })

  async function makePill(kind: number) {
    const data = encodeDeployData({
      abi,
      bytecode: bytecode as `0x${string}`,
      args: [BigInt(kind)],
    })
    const { contractAddress } = await send(maker, { data, value: ether })
    return `${contractAddress}`
  }
  const ask = (to: string) =>
    prepareTryOut(chain, chainId, account, {
      to,
      value: `0x${stake.toString(16)}`,
      data: claim,
    })
  /** What really becomes of it, without the fee. */
  async function claimFor(to: string, gas: bigint): Promise<bigint> {
    await chain.request('evm_increaseTime', [12])
    const before = await weiOf(account)
    const { effectiveGasPrice, gasUsed } = await send(account, {
      to,
      value: stake,
      data: claim,
      gas,
    })
    const after = await weiOf(account)
    return after - before + gasUsed * effectiveGasPrice
  }

  it.each(Array.from({ length: 16 }, (_, kind) => [kind]))(
    '%i is not told from it',
    async (kind) => {
      const pill = await makePill(kind)
      const { gas, summary, tryOut } = await ask(pill)
      expect(await tryOut()).toEqual(lost)
      expect(summary.isBlind).toBe(true)
      expect(await claimFor(pill, gas)).toBe(-stake)
    },
  )

  it.each([3, 4, 8, 9, 14])(
    '%i tells what a node simulates when it is left alone',
    async (kind) => {
      const pill = await makePill(kind)
      const before = await weiOf(account)
      const value = `0x${stake.toString(16)}`
      const [block] = (await chain.request('eth_simulateV1', [
        {
          blockStateCalls: [
            { calls: [{ from: account, to: pill, value, input: claim }] },
          ],
          traceTransfers: true,
        },
        'latest',
      ])) as [{ calls: [{ logs: readonly unknown[] }] }]
      // It pays back.
      expect(block.calls[0].logs).toHaveLength(2)
      expect(await weiOf(account)).toBe(before)
    },
  )

  it.each([
    [16, (pill: string) => send(maker, { to: pill, data: turned() })],
    [17, () => chain.request('evm_increaseTime', [7_200]).then(mine)],
    [18, () => chain.request('anvil_mine', ['0x40'])],
    [19, (pill: string) => send(maker, { to: pill, value: 100n * ether })],
  ] as const)('%i that changes its mind is found out', async (kind, change) => {
    const pill = await makePill(kind)
    const { gas, tryOut } = await ask(pill)
    expect(await tryOut()).toEqual(won)
    await change(pill)
    expect(await tryOut()).toEqual(lost)
    expect(await claimFor(pill, gas)).toBe(-stake)
  })

  const mine = () => chain.request('evm_mine')
  const turned = () => encodeFunctionData({ abi, functionName: 'turn' })
})
