import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
} from 'viem'
import { expect, it } from 'vitest'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { createFactReader } from '../tokens/createFactReader.js'
import { decimalsCall } from './balanceCall.js'
import type { ContractCall } from './ContractCall.js'
import { createFoundReader } from './createFoundReader.js'

const multicall = `0x${'ca'.repeat(20)}`
const owner: Hex = `0x${'0a'.repeat(20)}`
const other: Hex = `0x${'0b'.repeat(20)}`
const toUnits = (value: bigint) =>
  encodeAbiParameters([{ type: 'uint256' }], [value])
const listTokens = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    numberToHex(index + 1, { size: 20 }),
  )

/** What a contract does; without one, it is an honest token. */
type Conduct =
  /** Takes the gas of all that is asked after it. */
  | 'spends all gas'
  | 'reverts'
  /** Whatever else is asked with it. */
  | 'answers with too much'
  | 'never ends'
  | 'never ends about its name'

/** What becomes of a question to the node, before contracts say something. */
type Fault = (call: ContractCall) => void

/** An account that tokens came to, and a node that can be made to fail. */
function setUp(
  contracts: readonly Hex[],
  conducts: Readonly<Record<number, Conduct>> = {},
) {
  const state: { now: number; fault: Fault; waits: number } = {
    ...{ now: 0, fault: () => {} },
    /** For contracts that never end. */
    waits: 0,
  }
  const conductOf = (to: string) => conducts[contracts.indexOf(to as Hex)]
  const callOne = ({ data, to }: ContractCall): Hex | undefined => {
    const conduct = conductOf(to)
    const isFact = data.length === decimalsCall.length
    if (conduct === 'answers with too much') fail('TOO_LARGE')
    const neverEnds =
      conduct === 'never ends' ||
      (conduct === 'never ends about its name' && isFact)
    if (neverEnds) {
      state.waits += 1
      fail('TOO_SLOW')
    }
    const isBad = conduct === 'reverts' || conduct === 'spends all gas'
    return isBad && !isFact ? undefined : toUnits(6n)
  }
  const callAll = (data: Hex): Hex => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = args?.[0] as readonly { target: Hex; callData: Hex }[]
    let isSpent = false
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: calls.map(({ callData, target }) => {
        isSpent ||= conductOf(target.toLowerCase()) === 'spends all gas'
        const to = target.toLowerCase() as Hex
        const returned = isSpent ? undefined : callOne({ to, data: callData })
        return {
          success: returned !== undefined,
          returnData: returned ?? ('0x' as const),
        }
      }),
    })
  }
  const nodes = {
    async ask(_method: string, [call]: readonly [ContractCall]) {
      state.fault(call)
      const returned =
        call.to === multicall ? callAll(call.data) : callOne(call)
      return returned ?? fail('REVERTED')
    },
  } as unknown as Nodes
  const clock = {
    now: () => state.now,
    // Nobody loses patience.
    sleep: () => new Promise<void>(() => {}),
  }
  const read = createFoundReader(async () => ({ contracts, isAll: true }), {
    ...{ clock, log: () => {} },
    readFacts: createFactReader({ clock, multicall, nodes }),
  })
  return {
    state,
    async look(account = owner) {
      const place = { nodes, multicall, block: '0x1' }
      const { held, isComplete } = await read(place, account, () => false)
      return { count: held.length, isComplete }
    },
  }
}

function fail(code: UpstreamFailure.Code): never {
  throw new UpstreamFailure(code)
}

it.each<UpstreamFailure.Code>(['LEFT_ALONE', 'LIMITED', 'FAILED', 'TOO_SLOW'])(
  'what a node that is %s does not answer is missing, and is told once it answers',
  async (code) => {
    const { look, state } = setUp(listTokens(150))
    state.fault = () => fail(code)
    expect(await look()).toEqual({ count: 0, isComplete: false })
    state.fault = () => {}
    expect(await look(other)).toEqual({ count: 150, isComplete: true })
  },
)

it('a node that keeps to a limit in the middle hides nothing from the next look', async () => {
  const { look, state } = setUp(listTokens(150))
  let left = 1
  state.fault = () => {
    left -= 1
    if (left < 0) fail('LIMITED')
  }
  const { count, isComplete } = await look()
  expect(count).toBeLessThan(150)
  expect(isComplete).toBe(false)
  state.fault = () => {}
  expect(await look(other)).toEqual({ count: 150, isComplete: true })
})

it('one question that fails is asked again in parts', async () => {
  const { look, state } = setUp(listTokens(150))
  let left = 1
  state.fault = () => {
    left -= 1
    if (left === 0) fail('LIMITED')
  }
  expect(await look()).toEqual({ count: 150, isComplete: true })
})

it('a token whose decimals no node told is missing', async () => {
  const { look, state } = setUp(listTokens(3))
  state.fault = ({ data }) => {
    if (!data.includes(owner.slice(2))) fail('LIMITED')
  }
  expect(await look()).toEqual({ count: 0, isComplete: false })
  state.fault = () => {}
  expect(await look()).toEqual({ count: 3, isComplete: true })
})

it.each<readonly [conduct: Conduct, at: number]>([
  ['reverts', 0],
  ['spends all gas', 0],
  ['spends all gas', 70],
  ['answers with too much', 0],
  ['answers with too much', 99],
])(
  'a contract that %s, in place %i, hides nothing, and nothing is missing',
  async (conduct, at) => {
    const { look } = setUp(listTokens(100), { [at]: conduct })
    expect(await look()).toEqual({ count: 99, isComplete: true })
  },
)

it.each<Conduct>(['never ends', 'never ends about its name'])(
  'a contract that %s is not waited for each time, and may be held',
  async (conduct) => {
    const { look, state } = setUp(listTokens(100), { 60: conduct })
    expect(await look()).toEqual({ count: 99, isComplete: false })
    const waits = state.waits
    state.now += 60_000
    expect(await look()).toEqual({ count: 99, isComplete: false })
    expect(state.waits).toBe(waits)
    state.now += 10 * 60_000
    await look()
    expect(state.waits).toBeGreaterThan(waits)
  },
)
