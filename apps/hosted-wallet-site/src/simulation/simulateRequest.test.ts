import { encodeFunctionData, hexToBytes, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeRequest } from '../decode/decodeRequest.js'
import { writeUnsignedTransaction } from '../decode/evm/UnsignedTransaction.js'
import {
  createSimulationNode,
  type SimulatedBlock,
  word,
} from '../testing/createSimulationNode.js'
import { createTryOut } from './createTryOut.js'
import { balanceReader } from './evm/runInBlock.js'
import { simulateRequest } from './simulateRequest.js'

const account = `0x${'aa'.repeat(20)}`
const stranger = `0x${'bb'.repeat(20)}` as const
const token = `0x${'cc'.repeat(20)}` as const
const other = `0x${'dd'.repeat(20)}`
const gwei = 10n ** 9n
const ether = 10n ** 18n
const gasUsed = 50_000n
/** The base fee and the tip. */
const fee = gasUsed * 3n * gwei

const transferTopic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const logOf = (address: string, topics: readonly string[], data = '0x') => ({
  address,
  topics,
  data,
})
const movedOut = (address: string, amount: bigint) =>
  logOf(address, [transferTopic, word(account), word(stranger)], word(amount))

const transaction = writeUnsignedTransaction({
  type: 'eip1559',
  chainId: 1n,
  nonce: 0n,
  gas: 100_000n,
  maxFeePerGas: 9n * gwei,
  maxPriorityFeePerGas: 2n * gwei,
  to: hexToBytes(token),
  value: 0n,
  data: hexToBytes(
    encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      args: [stranger, 5n],
    }),
  ),
})

/** What contracts answer; the account has one ether and pays the fee. */
function world(more: Readonly<Record<string, readonly [bigint, bigint]>> = {}) {
  const known: Readonly<Record<string, readonly [bigint, bigint]>> = {
    [balanceReader]: [ether, ether - fee],
    [`${token}0x70a08231`]: [20n, 15n],
    ...more,
  }
  return (to: string, input: string) =>
    known[to] ?? known[`${to}${input.slice(0, 10)}`]
}

function setUp(node: Pick<ReturnType<typeof createSimulationNode>, 'askNode'>) {
  const request = { method: 'eth_sendTransaction', transaction } as const
  const summary = decodeRequest(request, {
    account,
    network: 'eip155:1',
    origin: 'https://dapp.example',
  })
  const clock = { nowMs: 0 }
  const timers = new Set<() => void>()
  const tryOut = createTryOut({
    request,
    summary,
    after: (_, run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
    askNode: () => node.askNode,
    now: () => clock.nowMs,
    simulate: (question, { askNode }) => simulateRequest(question, askNode),
  })
  if (!tryOut) throw new Error('There is nothing to try out.')
  return { clock, timers, tryOut }
}

const lost = (by: bigint, address: string = token) => ({
  asset: { type: 'token', address },
  by,
})
const found = {
  status: 'changes',
  changes: [lost(-5n)],
  approvals: [],
  isWhole: true,
}
const unknown = { status: 'unknown' }

describe('T-APR-12 what changes is measured', () => {
  it('whatever the contracts say aloud', async () => {
    const logs = [movedOut(token, 1n)]
    const node = createSimulationNode({ gasUsed, logs, words: world() })
    expect(await setUp(node).tryOut()).toEqual(found)
    // Nothing is said at all: the bytes name the token.
    const silent = createSimulationNode({ gasUsed, words: world() })
    expect(await setUp(silent).tryOut()).toEqual(found)
  })

  it('and looked for where the contracts point to', async () => {
    const wordOfId = word(9n)
    const own = word(account)
    const logs = [
      movedOut(other, 3n),
      logOf(token, [transferTopic, own, word(stranger), wordOfId]),
      logOf(
        other,
        [
          '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
          own,
          own,
          word(stranger),
        ],
        `${word(7n)}${word(2n).slice(2)}`,
      ),
      logOf(other, [
        '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
        own,
        word(stranger),
      ]),
      logOf(other, [
        '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
        own,
        word(stranger),
      ]),
    ]
    const node = createSimulationNode({
      gasUsed,
      logs,
      words: world({
        [`${other}0x70a08231`]: [3n, 0n],
        [`${token}0x6352211e`]: [BigInt(account), BigInt(stranger)],
        [`${other}0x00fdd58e`]: [2n, 1n],
        [`${other}0xdd62ed3e`]: [0n, (1n << 256n) - 1n],
        [`${other}0xe985e9c5`]: [0n, 1n],
      }),
    })
    expect(await setUp(node).tryOut()).toEqual({
      status: 'changes',
      isWhole: true,
      changes: [
        lost(-5n),
        lost(-3n, other),
        { asset: { type: 'item', address: token, id: 9n }, by: -1n },
        { asset: { type: 'item', address: other, id: 7n }, by: -1n },
      ],
      approvals: [
        {
          type: 'amount',
          of: other,
          spender: stranger,
          amount: (1n << 256n) - 1n,
          isUnlimited: true,
        },
        {
          type: 'collection',
          of: other,
          spender: stranger,
          amount: 0n,
          isUnlimited: true,
        },
      ],
    })
  })

  it('and what cannot be measured is said', async () => {
    const logs = [movedOut(other, 3n)]
    const mute = createSimulationNode({ gasUsed, logs, words: world() })
    expect(await setUp(mute).tryOut()).toEqual({ ...found, isWhole: false })
    // More contracts than anybody looks at.
    const many = Array.from({ length: 400 }, (_, index) =>
      movedOut(`0x${`${index}`.padStart(40, '0')}`, 1n),
    )
    const flood = createSimulationNode({
      gasUsed,
      logs: many,
      words: (to, input) => world()(to, input) ?? [1n, 1n],
    })
    expect(await setUp(flood).tryOut()).toEqual({ ...found, isWhole: false })
    expect(flood.asked.length).toBeLessThan(12)
  })

  it('or it fails, and then nothing counts that it said', async () => {
    const logs = [movedOut(token, 1n)]
    const status = '0x0'
    const node = createSimulationNode({ gasUsed, logs, status, words: world() })
    expect(await setUp(node).tryOut()).toEqual({ status: 'fails' })
  })
})

describe('T-APR-08 a simulation', () => {
  it('runs what will be sent, in a block like those of the network', async () => {
    const node = createSimulationNode({ gasUsed, words: world() })
    await setUp(node).tryOut()
    expect(node.params).toMatchObject([
      {
        validation: true,
        blockStateCalls: [
          {
            blockOverrides: {
              number: '0x65',
              // As long after the last one as that was after its own.
              time: '0x6553f10c',
              feeRecipient: `0x${'c0'.repeat(20)}`,
              gasLimit: '0x1c9c380',
              baseFeePerGas: '0x3b9aca00',
              prevRandao: word(7n),
            },
            calls: [
              {
                from: account,
                to: token,
                gas: '0x186a0',
                maxFeePerGas: '0x218711a00',
                maxPriorityFeePerGas: '0x77359400',
              },
            ],
          },
          {},
        ],
      },
      '0x64',
    ])
  })

  it('is the same while it is young and no block has come', async () => {
    const node = createSimulationNode({ gasUsed, words: world() })
    const { clock, tryOut } = setUp(node)
    await tryOut()
    node.words = world({ [`${token}0x70a08231`]: [20n, 0n] })
    const isAsked = () => node.asked.includes('eth_simulateV1')
    node.asked = []
    clock.nowMs = 9_999
    expect(await tryOut()).toEqual(found)
    expect(isAsked()).toBe(false)
    clock.nowMs = 10_000
    expect(await tryOut()).toMatchObject({ changes: [lost(-20n)] })
    expect(isAsked()).toBe(true)
  })

  it('is made anew in another block', async () => {
    const node = createSimulationNode({ gasUsed, words: world() })
    const { tryOut } = setUp(node)
    await tryOut()
    node.words = world({ [`${token}0x70a08231`]: [20n, 0n] })
    node.latest = { ...node.latest, number: '0x65' }
    node.distort = (blocks) =>
      blocks.map((block, index) => ({ ...block, number: `0x${102 + index}` }))
    expect(await tryOut()).toEqual(unknown)
    node.distort = (blocks) =>
      blocks.map((block, index) => ({
        ...block,
        number: `0x${(102 + index).toString(16)}`,
      }))
    expect(await tryOut()).toMatchObject({ changes: [lost(-20n)] })
  })

  const honest = createSimulationNode({ gasUsed, words: world() })
  const first =
    (change: (block: SimulatedBlock) => object): typeof honest.distort =>
    ([block, ...rest]) => [block && change(block), ...rest]
  const call = (change: object) =>
    first(({ calls, ...block }) => ({
      ...block,
      calls: calls.map((one) => ({ ...one, ...change })),
    }))
  const lies: [string, typeof honest.distort][] = [
    ['nothing', () => null],
    ['a text', () => 'ok'],
    ['no blocks', () => []],
    ['one block too few', (blocks) => blocks.slice(1)],
    ['another block', first((block) => ({ ...block, number: '0x1' }))],
    ['no calls', first((block) => ({ ...block, calls: [] }))],
    [
      'a call too many',
      first((block) => ({ ...block, calls: [...block.calls, ...block.calls] })),
    ],
    ['no status', call({ status: undefined })],
    ['a status in words', call({ status: 'success' })],
    ['gas that is no number', call({ gasUsed: '0x' })],
    ['no logs', call({ logs: null })],
    ['logs of another shape', call({ logs: [{ topics: [1] }] })],
    ['an answer that is not hex', call({ returnData: '0xzz' })],
    [
      'keys of objects',
      call({ logs: [{ address: '__proto__', topics: [], data: '0x' }] }),
    ],
  ]
  it.each(lies)(
    'of a node that answers %s tells nothing',
    async (_, distort) => {
      const node = createSimulationNode({ gasUsed, words: world() })
      node.distort = distort
      expect(await setUp(node).tryOut()).toEqual(unknown)
    },
  )

  it.each([
    ['none', null],
    ['of another shape', { number: 100 }],
    ['without a time', { ...honest.latest, timestamp: undefined }],
    [
      'with a number of no end',
      { ...honest.latest, number: `0x${'f'.repeat(99)}` },
    ],
  ])('in a block that is %s tells nothing', async (_, latest) => {
    const node = createSimulationNode({ gasUsed, words: world() })
    node.latest = latest as object
    expect(await setUp(node).tryOut()).toEqual(unknown)
  })

  it('tells nothing where the answer comes too late or not at all', async () => {
    const { timers, tryOut } = setUp({
      askNode: () => new Promise(() => undefined),
    })
    const answer = tryOut()
    for (const ring of timers) ring()
    expect(await answer).toEqual(unknown)
    expect(timers.size).toBe(0)
    const away = setUp({ askNode: () => Promise.reject(new Error('away')) })
    expect(await away.tryOut()).toEqual(unknown)
  })
})
