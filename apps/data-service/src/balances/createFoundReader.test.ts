import { setImmediate as turn } from 'node:timers/promises'
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
  /** Asked alone, its node says so in words that nobody knows. */
  | 'fails in words of its node'
  /** Whatever else is asked with it. */
  | 'is ended by its node'
  | 'has no decimals'
  | 'never ends'
  | 'never ends about its name'

const failing: readonly Conduct[] = [
  'spends all gas',
  'reverts',
  'fails in words of its node',
]

/** What becomes of a question to the node, before contracts say something. */
type Fault = (call: ContractCall) => void

interface State {
  now: number
  fault: Fault
  waits: number
  /** Whether a look lasts as long as the node takes. */
  isPatient: boolean
  /** What the node takes before it says that something failed. */
  ending: Promise<void> | undefined
}

/** An account that tokens came to, and a node that can be made to fail. */
function setUp(
  contracts: readonly Hex[],
  conducts: Readonly<Record<number, Conduct>> = {},
  { hasMulticall = true } = {},
) {
  const state: State = {
    ...{ now: 0, fault: () => {}, isPatient: true, ending: undefined },
    /** For contracts that never end. */
    waits: 0,
  }
  const conductOf = (to: string) => conducts[contracts.indexOf(to as Hex)]
  const callOne = ({ data, to }: ContractCall): Hex | undefined => {
    const conduct = conductOf(to)
    const isFact = data.length === decimalsCall.length
    if (conduct === 'answers with too much') fail('TOO_LARGE')
    if (conduct === 'is ended by its node') fail('FAILED')
    if (conduct === 'has no decimals' && data === decimalsCall) return undefined
    const neverEnds =
      conduct === 'never ends' ||
      (conduct === 'never ends about its name' && isFact)
    if (neverEnds) {
      state.waits += 1
      fail('TOO_SLOW')
    }
    const isBad = conduct !== undefined && failing.includes(conduct)
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
      try {
        if (call.to === multicall) return callAll(call.data)
        const isUnknown = conductOf(call.to) === 'fails in words of its node'
        return callOne(call) ?? fail(isUnknown ? 'FAILED' : 'REVERTED')
      } catch (error) {
        await state.ending
        throw error
      }
    },
  } as unknown as Nodes
  const clock = {
    now: () => state.now,
    sleep: () => (state.isPatient ? new Promise<void>(() => {}) : turn()),
  }
  const where = { nodes, multicall: hasMulticall ? multicall : undefined }
  const read = createFoundReader(async () => ({ contracts, isAll: true }), {
    ...{ clock, log: () => {} },
    readFacts: createFactReader({ clock, ...where }),
  })
  return {
    state,
    async look(account = owner) {
      const place = { ...where, block: '0x1' }
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

it.each<readonly [conduct: Conduct, hasMulticall: boolean]>([
  ['fails in words of its node', true],
  ['fails in words of its node', false],
  ['is ended by its node', true],
  ['is ended by its node', false],
])(
  'a contract that %s is nothing that is missing, and rests (Multicall3: %s)',
  async (conduct, hasMulticall) => {
    const tokens = listTokens(5)
    const { look, state } = setUp(tokens, { 2: conduct }, { hasMulticall })
    expect(await look()).toEqual({ count: 4, isComplete: true })
    let asked = 0
    state.fault = ({ data, to }) => {
      const hostile = tokens[2] as Hex
      if (to === hostile || data.includes(hostile.slice(2))) asked += 1
    }
    state.now += 60_000
    expect(await look(other)).toEqual({ count: 4, isComplete: true })
    expect(asked).toBe(0)
    state.now += 10 * 60_000
    expect(await look()).toEqual({ count: 4, isComplete: true })
    expect(asked).toBeGreaterThan(0)
  },
)

it('a node in error for a moment hides nothing where there is no Multicall3', async () => {
  const { look, state } = setUp(listTokens(5), {}, { hasMulticall: false })
  const failed = new Set<string>()
  state.fault = ({ to }) => {
    if (to !== listTokens(3)[2] || failed.has(to)) return
    failed.add(to)
    fail('FAILED')
  }
  expect(await look()).toEqual({ count: 5, isComplete: true })
})

it('a contract about which the node fails by HTTP may be held, and is asked again', async () => {
  const tokens = listTokens(5)
  const { look, state } = setUp(tokens, {}, { hasMulticall: false })
  state.fault = ({ to }) => {
    if (to === tokens[2]) throw new UpstreamFailure('FAILED', { status: 502 })
  }
  expect(await look()).toEqual({ count: 4, isComplete: false })
  state.fault = () => {}
  expect(await look()).toEqual({ count: 5, isComplete: true })
})

it('a contract that its node ends after nobody waits any more costs the others one look', async () => {
  const { look, state } = setUp(listTokens(100), { 60: 'is ended by its node' })
  let end = () => {}
  state.isPatient = false
  state.ending = new Promise((resolve) => {
    end = resolve
  })
  expect(await look()).toEqual({ count: 0, isComplete: false })
  end()
  await turn()
  state.ending = new Promise(() => {})
  expect(await look(other)).toEqual({ count: 99, isComplete: true })
})

const fill = (count: number, conduct: Conduct) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at, conduct]))

it.each<readonly [string, number, Record<number, Conduct>, number, number]>([
  ['100 of 200 revert', 200, fill(100, 'reverts'), 6, 100],
  ['50 of 60 revert', 60, fill(50, 'reverts'), 11, 10],
  [
    '50 of 60 revert, and one of them spends all gas',
    ...([
      60,
      { ...fill(50, 'reverts'), 45: 'spends all gas' },
      11,
      10,
    ] as const),
  ],
  ['100 of 100 have no decimals', 100, fill(100, 'has no decimals'), 6, 0],
])(
  'where %s, nothing is missing from the third look on',
  async (_, tokens, conducts, minutes, count) => {
    const { look, state } = setUp(listTokens(tokens), conducts)
    const looks: unknown[] = []
    for (let index = 0; index < 9; index += 1) {
      looks.push(await look())
      state.now += minutes * 60_000
    }
    expect(looks.slice(2)).toEqual(Array(7).fill({ count, isComplete: true }))
  },
)
